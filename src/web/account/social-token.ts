import type { SocialProvider } from '#shared/account/social-providers.ts'
import type { SocialBeginning } from '#web/api/social-api.ts'
import { loadFacebook, loadGoogle } from './social-scripts.ts'

/** 'unreachable': the site's script did not come; 'closed': the person thought better of it. */
export type SocialToken = { readonly token: string } | 'unreachable' | 'closed'

const FACEBOOK_VERSION = 'v23.0'
const GOOGLE_BUTTON = { type: 'standard', theme: 'outline', size: 'large', text: 'continue_with', width: 320 }
const POPUP = 'popup,width=480,height=640'
const LOOK_MS = 300
const LAST_LOOKS = 3

interface Asking {
  readonly provider: SocialProvider
  readonly beginning: SocialBeginning
  /** Where Google draws its own button, which it wants pressed and no other. */
  readonly place: HTMLElement
  readonly onPlaced: () => void
}

/** Called in the very press: a window that is opened after anything was waited for is blocked. */
export function askForToken({ provider, beginning, place, onPlaced }: Asking): Promise<SocialToken> {
  const { id, isSandbox } = beginning[provider]
  if (isSandbox) return fromSandbox(provider, beginning.nonce)
  return provider === 'google' ? fromGoogle(id, beginning.nonce, place, onPlaced) : fromFacebook(id)
}

/** Fetches what the button will need, once somebody is about to press it. */
export function prepareFor(provider: SocialProvider, { [provider]: { isSandbox } }: SocialBeginning): void {
  if (!isSandbox) void (provider === 'google' ? loadGoogle() : loadFacebook())
}

function fromSandbox(provider: SocialProvider, nonce: string): Promise<SocialToken> {
  const url = `/sandbox/${provider}?nonce=${encodeURIComponent(nonce)}`
  const popup = window.open(url, 'social-sign-in', POPUP)
  if (popup === null) return Promise.resolve('unreachable')
  return new Promise((resolve) => {
    const end = (token: SocialToken): void => {
      clearInterval(looking)
      window.removeEventListener('message', heard)
      resolve(token)
    }
    const heard = ({ origin, source, data }: MessageEvent): void => {
      const isIts = origin === location.origin && source === popup && data?.type === 'social-sign-in'
      if (isIts && data.provider === provider) end({ token: String(data.token) })
    }
    window.addEventListener('message', heard)
    let timesClosed = 0
    const looking = setInterval(() => {
      timesClosed += popup.closed ? 1 : 0
      // It tells who was chosen, and goes: what it told can come a moment later.
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
