import type { PageState } from '#shared/api/page-state.ts'
import { paths, type Route } from '#shared/journey/paths.ts'
import { LEGAL_PAGES, PRODUCT } from '#shared/product.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { TopNavigation } from './journey/top-navigation.tsx'
import { ChooseTypeScreen } from './screens/choose-type/choose-type-screen.tsx'
import { CreateAdvertScreen } from './screens/create-advert/create-advert-screen.tsx'
import { NoticeScreen } from './screens/notice/notice-screen.tsx'
import { noticeFor } from './screens/notice/notices.ts'
import { SiteFrame } from './ui/site-frame.tsx'

/** What the creation page begins with; inlined in the page, so that the browser draws exactly what the server drew. */
export interface FirstState {
  readonly data: PageState
  readonly today: IsoDate
}

export function App({ route, first }: { route: Route; first: FirstState | null }) {
  return (
    <SiteFrame name={PRODUCT.name} home={paths.chooseListingType()} links={Object.values(LEGAL_PAGES)}>
      <Screen route={route} first={first} />
    </SiteFrame>
  )
}

function Screen({ route, first }: { route: Route; first: FirstState | null }) {
  if ((route.name === 'sell' || route.name === 'let') && first) {
    return <CreateAdvertScreen appType={route.appType} first={first.data} today={first.today} />
  }
  const notice = noticeFor(route)
  if (!notice) return <ChooseTypeScreen />
  return (
    <>
      {route.name === 'confirm-identity' ? (
        <TopNavigation appType={route.appType} current="confirm-identity" />
      ) : null}
      <NoticeScreen {...notice} />
    </>
  )
}

const TITLES: Partial<Record<Route['name'], string>> = {
  sell: 'Advertise your home for sale',
  let: 'Advertise your home to let',
}

export function titleOf(route: Route): string {
  return `${TITLES[route.name] ?? noticeFor(route)?.title ?? 'Are you selling or letting?'} · ${PRODUCT.name}`
}
