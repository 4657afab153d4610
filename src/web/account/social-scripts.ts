/** The part of Google's script that we use (developers.google.com/identity/gsi/web/reference/js-reference). */
interface GoogleIdentity {
  readonly initialize: (settings: {
    readonly client_id: string
    readonly nonce: string
    readonly ux_mode: 'popup'
    readonly callback: (answer: { readonly credential?: string }) => void
  }) => void
  readonly renderButton: (place: HTMLElement, look: Readonly<Record<string, string | number>>) => void
}
/** The part of Facebook's script that we use (developers.facebook.com/docs/reference/javascript). */
interface FacebookKit {
  readonly init: (settings: {
    readonly appId: string
    readonly version: string
    readonly cookie: boolean
  }) => void
  readonly login: (
    answered: (answer: { readonly authResponse?: { readonly accessToken?: string } | null }) => void,
    options: { readonly scope: string },
  ) => void
}
interface Loaded {
  readonly google?: { readonly accounts: { readonly id: GoogleIdentity } }
  readonly FB?: FacebookKit
}

const GOOGLE = 'https://accounts.google.com/gsi/client'
const FACEBOOK = 'https://connect.facebook.net/en_GB/sdk.js'

const loading = new Map<string, Promise<boolean>>()

/** Resolves to whether the script loaded. A failed script is tried again on the next call. */
function load(url: string): Promise<boolean> {
  const known = loading.get(url)
  if (known) return known
  const script = document.createElement('script')
  script.src = url
  script.async = true
  const loaded = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => {
      loading.delete(url)
      script.remove()
      resolve(false)
    })
  })
  loading.set(url, loaded)
  document.head.append(script)
  return loaded
}

const scripts = (): Loaded => window as Loaded

/** Null if the script is blocked or cannot be reached. */
export async function loadGoogle(): Promise<GoogleIdentity | null> {
  return (await load(GOOGLE)) ? (scripts().google?.accounts.id ?? null) : null
}

export async function loadFacebook(): Promise<FacebookKit | null> {
  return (await load(FACEBOOK)) ? (scripts().FB ?? null) : null
}
