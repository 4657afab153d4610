import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { AccountPage } from '#web/account/account-page.tsx'
import { TopNavigation } from '#web/journey/top-navigation.tsx'

/** Where payment will be. */
export function CheckoutScreen({ appType, isSignedIn }: { appType: AppType; isSignedIn: boolean }) {
  return (
    <>
      <TopNavigation appType={appType} current="checkout" />
      <AccountPage title="Payment is not open yet" lead="Nothing was charged, and nothing is published yet.">
        <p className="account-text">
          {isSignedIn
            ? 'Your advert is kept in your account, among your unfinished listings. You can change it there at any time.'
            : 'Your advert is saved in this browser. With an account you can come back to it on any device.'}
        </p>
        <p className="buttons">
          {isSignedIn ? (
            <a className="primary" href={paths.unfinished()}>
              See your unfinished listings
            </a>
          ) : (
            <a className="primary" href={paths.confirmIdentity(appType)}>
              Register or sign in
            </a>
          )}
          <a href={paths.create(appType)}>Back to your advert</a>
        </p>
      </AccountPage>
    </>
  )
}
