import path from 'node:path'
import { paths } from '#shared/journey/paths.ts'
import type { SocialRouteDeps } from '../accounts/account/social-routes.ts'
import type { PhoneDeps } from '../accounts/phone/routes.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/pool.ts'
import { secretKey } from '../db/secret-key.ts'
import type { AddressFinder } from '../gateways/address-finder.ts'
import { diskPhotoFiles } from '../gateways/disk-photo-files.ts'
import type { EpcRegister } from '../gateways/epc-register.ts'
import { facebookIdentity } from '../gateways/facebook-identity.ts'
import { googleIdentity } from '../gateways/google-identity.ts'
import { governmentEpcRegister } from '../gateways/government-epc-register.ts'
import { idealPostcodes } from '../gateways/ideal-postcodes.ts'
import type { Mailer } from '../gateways/mailer.ts'
import type { Payments } from '../gateways/payments.ts'
import type { PhotoFiles } from '../gateways/photo-files.ts'
import { postcoder } from '../gateways/postcoder.ts'
import { ProviderFailed } from '../gateways/provider-failed.ts'
import { type FetchPublic, publicFetch } from '../gateways/public-fetch.ts'
import { type PostPublic, publicPost } from '../gateways/public-post.ts'
import { s3PhotoFiles } from '../gateways/s3-photo-files.ts'
import { sandboxAddressFinder } from '../gateways/sandbox-address-finder.ts'
import { sandboxEpcRegister } from '../gateways/sandbox-epc-register.ts'
import { sandboxIssuer } from '../gateways/sandbox-identity.ts'
import { type SandboxMessage, sandboxCalls, sandboxMailer, sandboxSms } from '../gateways/sandbox-messages.ts'
import { sandboxPayments } from '../gateways/sandbox-payments.ts'
import { type SandboxHome, sandboxTown } from '../gateways/sandbox-town.ts'
import { sandboxVoice } from '../gateways/sandbox-voice.ts'
import type { SpokenCalls } from '../gateways/spoken-calls.ts'
import { twilio } from '../gateways/twilio.ts'
import { twilioCalls } from '../gateways/twilio-calls.ts'
import { twilioVoice } from '../gateways/twilio-voice.ts'
import type { Voice } from '../gateways/voice.ts'
import type { PaymentFrame } from '../payments/frame/payment-frame.ts'
import { sandboxFrame } from '../payments/frame/sandbox-frame.ts'
import { stripeFrame } from '../payments/frame/stripe-frame.ts'
import { loadStripePage } from '../payments/frame/stripe-page.ts'
import { type SandboxCallStore, sandboxCallStore } from '../sandbox/call-store.ts'
import type { SandboxIssuers } from '../sandbox/identity-routes.ts'
import { type MessageStore, messageStore } from '../sandbox/message-store.ts'
import { sandboxPaymentStore } from '../sandbox/payment-store.ts'

/** Every provider: the real one if it is configured, else its sandbox. */
export interface Gateways {
  readonly finder: AddressFinder
  readonly finderName: string
  readonly register: EpcRegister
  readonly registerName: string
  readonly mailer: Mailer
  readonly sms: PhoneDeps['sms']
  readonly smsIsSandboxed: boolean
  readonly identity: Pick<SocialRouteDeps, 'verifiers' | 'clients'>
  readonly takings: { readonly payments: Payments; readonly frame: PaymentFrame }
  readonly photoFiles: PhotoFiles
  /** For addresses that strangers give us. */
  readonly fetchPublic: FetchPublic
  readonly postPublic: PostPublic
  readonly voice: Voice
  readonly calls: SpokenCalls
  readonly sandbox: {
    /** The invented town; null if a real provider finds addresses. */
    readonly town: readonly SandboxHome[] | null
    readonly epcIsSandboxed: boolean
    /** What the sandbox "sent" and said; null if both emails and text messages are real. */
    readonly messages: MessageStore | null
    readonly issuers: SandboxIssuers
    /** What was "called", where privacy numbers are the sandbox's. */
    readonly calls: SandboxCallStore | null
  }
}

interface Around {
  readonly database: Database
  readonly buildFolder: string
  readonly now: () => Date
}

/** The only place that chooses between a provider and its sandbox. */
export async function openGateways(config: Config, around: Around): Promise<Gateways> {
  const { database, now } = around
  const { sms, email, epcRegister } = config
  const town = sandboxTown()
  const messages = messageStore(database)
  const keep = (message: SandboxMessage): Promise<void> => messages.keep(message, now())
  const issuers = await sandboxIssuers(config, database, now)
  const hasMessages = sms === null || email === null
  return {
    finder: addressFinder(config, town),
    finderName: config.addressFinder?.provider ?? 'sandbox',
    register:
      epcRegister === null
        ? sandboxEpcRegister(town)
        : governmentEpcRegister({ bearerToken: epcRegister.token }),
    registerName: epcRegister === null ? 'sandbox' : 'government',
    mailer: email === null ? sandboxMailer(keep) : await smtpOf(email),
    sms: sms === null ? sandboxSms(keep) : twilio(sms),
    smsIsSandboxed: sms === null,
    identity: identity(config, issuers, now),
    takings: (await stripeOf(config, around.buildFolder)) ?? sandboxTakings(around),
    photoFiles: photoFilesOf(config),
    fetchPublic: publicFetch(config.feedMediaAllow),
    postPublic: publicPost(config.outgoing?.allowed ?? []),
    voice: voiceOf(config),
    calls: callsOf(config, hasMessages ? keep : null),
    sandbox: {
      town: config.addressFinder === null ? town : null,
      epcIsSandboxed: epcRegister === null,
      messages: hasMessages ? messages : null,
      issuers,
      calls: config.voice === null ? sandboxCallStore(database) : null,
    },
  }
}

function voiceOf({ voice, publicUrl }: Pick<Config, 'voice' | 'publicUrl'>): Voice {
  if (voice === null || publicUrl === null) return sandboxVoice()
  return twilioVoice({
    ...voice,
    origin: publicUrl,
    paths: { incoming: paths.voiceWebhook(), ended: paths.voiceEnded() },
  })
}

const NO_CALLS: SpokenCalls = { say: async () => new ProviderFailed('voice', 'refused') }

function callsOf(
  { voice, publicUrl }: Pick<Config, 'voice' | 'publicUrl'>,
  keep: ((message: SandboxMessage) => Promise<void>) | null,
): SpokenCalls {
  // Where nobody can read the sandbox's messages, a call to it would never be heard.
  if (voice === null) return keep === null ? NO_CALLS : sandboxCalls(keep)
  const pool = voiceOf({ voice, publicUrl })
  const from = async () => voice.numbers[0] ?? (await pool.pool())[0]?.number ?? null
  return twilioCalls({ ...voice, from })
}

/** The operator's program uses it, too. */
export const photoFilesOf = ({
  photoBucket,
  dataDir,
}: Pick<Config, 'photoBucket' | 'dataDir'>): PhotoFiles =>
  photoBucket === null ? diskPhotoFiles(path.join(dataDir, 'photos')) : s3PhotoFiles(photoBucket)

const ADDRESS_FINDERS = { postcoder, 'ideal-postcodes': idealPostcodes } as const

function addressFinder({ addressFinder: configured }: Config, town: readonly SandboxHome[]): AddressFinder {
  if (configured === null) return sandboxAddressFinder(town)
  return ADDRESS_FINDERS[configured.provider]({ apiKey: configured.key })
}

async function sandboxIssuers(
  { google, facebook }: Config,
  database: Database,
  now: () => Date,
): Promise<SandboxIssuers> {
  const seed = await secretKey(database, 'sandbox identities')
  return {
    google: google === null ? await sandboxIssuer('google', seed, now) : null,
    facebook: facebook === null ? await sandboxIssuer('facebook', seed, now) : null,
  }
}

function identity(
  { google, facebook }: Config,
  issuers: SandboxIssuers,
  now: () => Date,
): Gateways['identity'] {
  const nobody = { verify: async () => null }
  return {
    verifiers: {
      google: google === null ? (issuers.google?.verifier ?? nobody) : googleIdentity({ ...google, now }),
      facebook:
        facebook === null ? (issuers.facebook?.verifier ?? nobody) : facebookIdentity({ ...facebook, now }),
    },
    clients: {
      google: { id: google?.clientId ?? issuers.google?.clientId ?? '', isSandbox: google === null },
      facebook: { id: facebook?.appId ?? issuers.facebook?.clientId ?? '', isSandbox: facebook === null },
    },
  }
}

function sandboxTakings({ database, now }: Around): Gateways['takings'] {
  const payments = sandboxPayments(sandboxPaymentStore(database), now)
  return { payments, frame: sandboxFrame(payments) }
}

/** Who sends no emails does not load what sends them, which takes a fourteenth of the start. */
async function smtpOf(email: NonNullable<Config['email']>): Promise<Mailer> {
  const { smtpMailer } = await import('../gateways/smtp-mailer.ts')
  return smtpMailer(email)
}

/** Null if Stripe is not configured: then its SDK is not loaded, which costs 35 MB and 0.2 s. */
export async function stripeOf(
  { stripe, publicUrl, port }: Pick<Config, 'stripe' | 'publicUrl' | 'port'>,
  buildFolder: string,
): Promise<Gateways['takings'] | null> {
  if (stripe === null) return null
  const { stripePayments } = await import('../gateways/stripe-payments.ts')
  const drawFrame = loadStripePage(buildFolder)
  const { publishableKey } = stripe
  return {
    payments: stripePayments({ ...stripe, origin: publicUrl ?? `http://localhost:${port}` }),
    frame: stripeFrame((order) => drawFrame({ ...order, publishableKey })),
  }
}
