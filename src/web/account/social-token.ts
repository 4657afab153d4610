import type { SocialProvider } from '#shared/account/social-providers.ts'
import type { SocialSignInConfig } from '#web/api/social-api.ts'
import { loadFacebook, loadGoogle } from './social-scripts.ts'

/** 'unreachable': the provider's script did not load; 'closed': the user closed the window. */
export type SocialToken = { readonly token: string } | 'unreachable' | 'closed'

const FACEBOOK_VERSION = 'v23.0'
const GOOGLE_BUTTON = { type: 'standard', theme: 'outline', size: 'large', text: 'continue_with', width: 320 }
const POPUP = 'popup,width=480,height=640'
const LOOK_MS = 300
const LAST_LOOKS = 3

interface Asking {
  readonly provider: SocialProvider
  readonly config: SocialSignInConfig
  /** Google only accepts a press on its own button, drawn here. */
  readonly place: HTMLElement
  readonly onPlaced: () => void
}

/** Call this directly in the click handler: browsers block a popup opened after an await. */
export function askForToken({ provider, config, place, onPlaced }: Asking): Promise<SocialToken> {
  const { id, isSandbox } = config[provider]
  if (isSandbox) return fromSandbox(provider, config.nonce)
  return provider === 'google' ? fromGoogle(id, config.nonce, place, onPlaced) : fromFacebook(id)
}

/** Loads the provider's script when the user is about to press its button. */
export function prepareFor(
  provider: SocialProvider,
  { [provider]: { isSandbox } }: SocialSignInConfig,
): void {
  if (!isSandbox) void (provider === 'google' ? loadGoogle() : loadFacebook())
}

function fromSandbox(provider: SocialProvider, nonce: string): Promise<SocialToken> {
  const url = `/sandbox/${provider}?nonce=${encodeURIComponent(nonce)}`
  const popup = window.open(url, 'social-sign-in', POPUP)
  if (popup === null) return Promise.resolve('unreachable')
  return new Promise((resolve) => {
    const end = (token: SocialToken): void => {
      clearInterval(looking)
      window.removeEventListener('message', onMessage)
      resolve(token)
    }
    const onMessage = ({ origin, source, data }: MessageEvent): void => {
      const isIts = origin === location.origin && source === popup && data?.type === 'social-sign-in'
      if (isIts && data.provider === provider) end({ token: String(data.token) })
    }
    window.addEventListener('message', onMessage)
    let timesClosed = 0
    const looking = setInterval(() => {
      timesClosed += popup.closed ? 1 : 0
      // The popup closes right after posting its message, so the message can arrive a moment later.
      if (timesClosed > LAST_LOOKS) end('closed')
    }, LOOK_MS)
  })
}

async function fromGoogle(
  client_id: string,
  nonce: string,
  place: HTMLElement,
  onPlaced: () => void,
): Promise<SocialToken> {
  const google = await loadGoogle()
  if (google === null) return 'unreachable'
  return new Promise((resolve) => {
    const callback = ({ credential }: { readonly credential?: string }): void =>
      resolve(credential === undefined ? 'closed' : { token: credential })
    google.initialize({ client_id, nonce, ux_mode: 'popup', callback })
    google.renderButton(place, GOOGLE_BUTTON)
    onPlaced()
  })
}

async function fromFacebook(appId: string): Promise<SocialToken> {
  const kit = await loadFacebook()
  if (kit === null) return 'unreachable'
  kit.init({ appId, version: FACEBOOK_VERSION, cookie: false })
  return new Promise((resolve) => {
    kit.login(
      ({ authResponse }) =>
        resolve(authResponse?.accessToken === undefined ? 'closed' : { token: authResponse.accessToken }),
      { scope: 'public_profile,email' },
    )
  })
}
