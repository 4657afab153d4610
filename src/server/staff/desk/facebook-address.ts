const HOSTS = /^(?:(?:www|web|m)\.)?facebook\.com$|^fb\.com$/
const LONGEST = 500

/** Of a post, as somebody copied it; null if it is none of Facebook's. */
export function readFacebookAddress(typed: string): string | null {
  const url = URL.parse(typed.trim())
  const isPost = url?.protocol === 'https:' && HOSTS.test(url.host) && url.pathname !== '/'
  return url && isPost && url.username === '' && url.href.length <= LONGEST ? url.href : null
}
