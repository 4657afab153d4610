/** The buttons of other sites that one can sign in with; there are none yet. */
export function SocialSignIn() {
  return null
}
