import {
  apiOrigin,
  appId,
  isStripeLive,
  mailbox,
  type Problem,
  sender,
  smtpUrl,
  stripePublishableKey,
  stripeSecretKey,
  stripeWebhookSecret,
} from './values.ts'
import { type VoiceSettings, voiceSettings } from './voice.ts'

/** Null: the sandbox. */
export interface Providers {
  /** Only one address finder may be configured. */
  readonly addressFinder: { readonly provider: AddressProvider; readonly key: string } | null
  readonly epcRegister: { readonly token: string } | null
  readonly sms: { readonly accountSid: string; readonly authToken: string; readonly from: string } | null
  readonly email: { readonly url: string; readonly from: string } | null
  readonly google: { readonly clientId: string } | null
  readonly facebook: { readonly appId: string; readonly appSecret: string } | null
  readonly stripe: StripeKeys | null
  readonly voice: VoiceSettings | null
  readonly sandboxed: readonly ProviderName[]
}

export interface StripeKeys {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly apiUrl: string
}

/** Providers that need an account elsewhere, with the variables that switch their adapters on. */
const PROVIDERS = [
  {
    name: 'sms',
    setting: 'sms',
    label: 'text messages (SMS)',
    variables: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM',
  },
  { name: 'email', setting: 'email', label: 'emails', variables: 'SMTP_URL and MAIL_FROM' },
  {
    name: 'address-finder',
    setting: 'addressFinder',
    label: 'address look-ups',
    variables: 'POSTCODER_KEY or IDEAL_POSTCODES_KEY',
  },
  {
    name: 'epc-register',
    setting: 'epcRegister',
    label: 'energy certificates (EPC)',
    variables: 'EPC_REGISTER_TOKEN',
  },
  { name: 'google', setting: 'google', label: 'Google sign-ins', variables: 'GOOGLE_CLIENT_ID' },
  {
    name: 'facebook',
    setting: 'facebook',
    label: 'Facebook sign-ins',
    variables: 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET',
  },
  {
    name: 'payments',
    setting: 'stripe',
    label: 'payments',
    variables: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
  },
  {
    name: 'voice',
    setting: 'voice',
    label: 'privacy numbers (calls)',
    variables: 'TWILIO_VOICE_NUMBERS or TWILIO_VOICE_BUY',
  },
] as const
type AddressProvider = 'postcoder' | 'ideal-postcodes'
type ProviderName = (typeof PROVIDERS)[number]['name']

interface Variables {
  readonly secretIn: (variable: string) => string | null
  readonly textIn: <T = string>(variable: string, parse: (text: string) => T | Problem) => T | null
}

export function providers({ secretIn: keyIn, textIn }: Variables, problems: string[]): Providers {
  const sms = together(
    {
      accountSid: keyIn('TWILIO_ACCOUNT_SID'),
      authToken: keyIn('TWILIO_AUTH_TOKEN'),
      from: textIn('TWILIO_FROM', sender),
    },
    'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM go together. Set all three, or none.',
    problems,
  )
  const email = together(
    { url: textIn('SMTP_URL', smtpUrl), from: textIn('MAIL_FROM', mailbox) },
    'SMTP_URL and MAIL_FROM go together. Set both, or neither.',
    problems,
  )
  const facebook = together(
    { appId: textIn('FACEBOOK_APP_ID', appId), appSecret: keyIn('FACEBOOK_APP_SECRET') },
    'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together. Set both, or neither.',
    problems,
  )
  const stripe = stripeKeys(textIn, problems)
  const clientId = keyIn('GOOGLE_CLIENT_ID')
  const addressFinder = oneFinder(keyIn('POSTCODER_KEY'), keyIn('IDEAL_POSTCODES_KEY'), problems)
  const token = keyIn('EPC_REGISTER_TOKEN')
  const found = {
    addressFinder,
    epcRegister: token === null ? null : { token },
    sms,
    email,
    google: clientId === null ? null : { clientId },
    facebook,
    stripe,
    voice: voiceSettings(textIn, sms, problems),
  }
  const sandboxed = PROVIDERS.filter(({ setting }) => found[setting] === null).map(({ name }) => name)
  return { ...found, sandboxed }
}

function stripeKeys(textIn: Variables['textIn'], problems: string[]): StripeKeys | null {
  const apiUrl = textIn('STRIPE_API_URL', apiOrigin) ?? 'https://api.stripe.com'
  const keys = together(
    {
      secretKey: textIn('STRIPE_SECRET_KEY', stripeSecretKey),
      publishableKey: textIn('STRIPE_PUBLISHABLE_KEY', stripePublishableKey),
      webhookSecret: textIn('STRIPE_WEBHOOK_SECRET', stripeWebhookSecret),
    },
    'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together. Set all three, or none.',
    problems,
  )
  if (keys === null) return null
  if (isStripeLive(keys.secretKey) !== isStripeLive(keys.publishableKey)) {
    problems.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be for test payments, or both for live ones.',
    )
  }
  return { ...keys, apiUrl }
}

/** Null if none is set; a problem if only some are. */
function together<T extends Readonly<Record<string, string | null>>>(
  given: T,
  problem: string,
  problems: string[],
): { readonly [Name in keyof T]: string } | null {
  const values = Object.values(given)
  if (values.every((value) => value !== null)) return given as { readonly [Name in keyof T]: string }
  if (values.some((value) => value !== null)) problems.push(problem)
  return null
}

/** Then nothing is sold that a sandbox would deliver. */
export const takesRealMoney = ({ stripe }: Pick<Providers, 'stripe'>): boolean =>
  stripe !== null && isStripeLive(stripe.secretKey)

/** Live payments and calls need an address that people and Twilio can reach. */
export function liveProblems(found: Providers, publicUrl: string | null): string[] {
  const { voice } = found
  const isHttps = publicUrl?.startsWith('https:') ?? false
  return [
    ...(takesRealMoney(found) && !isHttps
      ? ['STRIPE_SECRET_KEY is for live payments. Set PUBLIC_URL too, with https.']
      : []),
    ...(voice !== null && !isHttps
      ? [
          'TWILIO_VOICE_NUMBERS and TWILIO_VOICE_BUY need PUBLIC_URL too, with https: Twilio asks us there where to put a call through.',
        ]
      : []),
  ]
}

function oneFinder(
  postcoder: string | null,
  ideal: string | null,
  problems: string[],
): Providers['addressFinder'] {
  if (postcoder !== null && ideal !== null) {
    problems.push('POSTCODER_KEY and IDEAL_POSTCODES_KEY are both set. Set only one of them.')
  }
  if (postcoder !== null) return { provider: 'postcoder', key: postcoder }
  return ideal === null ? null : { provider: 'ideal-postcodes', key: ideal }
}

export function sandboxProblems(found: Providers): string[] {
  const { sandboxed, stripe } = found
  const problems = PROVIDERS.filter(({ name }) => sandboxed.includes(name)).map(
    ({ label, variables }) =>
      `NODE_ENV=production: ${label} still come from the sandbox. Set ${variables}, or set ALLOW_SANDBOX=1 to start anyway.`,
  )
  // With test keys, anybody could pay with Stripe's published test cards.
  const isPlayMoney = stripe !== null && !takesRealMoney(found)
  const testMode =
    'NODE_ENV=production: the Stripe keys are for test payments. Set the live ones, or set ALLOW_SANDBOX=1 to start anyway.'
  return isPlayMoney ? [...problems, testMode] : problems
}
