import type { FirstState } from '#shared/api/page-state.ts'
import type { Route } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import { TopNavigation } from './journey/top-navigation.tsx'
import { CHOOSE_TYPE_HEADING, ChooseTypeScreen } from './screens/choose-type/choose-type-screen.tsx'
import { CREATE_HEADINGS, CreateAdvertScreen } from './screens/create-advert/create-advert-screen.tsx'
import { NoticeScreen } from './screens/notice/notice-screen.tsx'
import { noticeFor } from './screens/notice/notices.ts'
import { SitePage } from './site-page.tsx'

/** Any page, for the server to draw; the browser has the creation page's script alone. */
export function App({ route, first }: { route: Route; first: FirstState | null }) {
  return (
    <SitePage>
      <Screen route={route} first={first} />
    </SitePage>
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

function headingOf(route: Route): string {
  if (route.name === 'sell' || route.name === 'let') return CREATE_HEADINGS[route.name]
  return noticeFor(route)?.title ?? CHOOSE_TYPE_HEADING
}

export const titleOf = (route: Route): string => `${headingOf(route)} · ${PRODUCT.name}`
