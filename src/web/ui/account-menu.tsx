interface AccountMenuProps {
  /** The signed-in user's address; null for a guest. */
  readonly email: string | null
  readonly listings: string
  readonly signIn: string
  readonly signOut: string
}

/** The account links in the header. They work without a script. */
export function AccountMenu({ email, listings, signIn, signOut }: AccountMenuProps) {
  return (
    <nav className="account" aria-label="Account">
      {email === null ? (
        <a href={signIn}>Sign in</a>
      ) : (
        <>
          <p className="account-who">
            <span className="unseen">Signed in as </span>
            {email}
          </p>
          <a href={listings}>Your adverts</a>
          <form method="post" action={signOut}>
            <button type="submit" className="link">
              Sign out
            </button>
          </form>
        </>
      )}
    </nav>
  )
}
