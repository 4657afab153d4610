import type { AdvertState, AdvertsState, PageProps } from '#shared/api/document-state.ts'
import type { PageHead } from '#shared/api/page-head.ts'
import { isWrong } from '#shared/form/plain-form.ts'
import { advertsPath } from '#shared/journey/adverts-query.ts'
import { paths } from '#shared/journey/paths.ts'
import { PRODUCT } from '#shared/product.ts'
import { advertHead, advertTitle } from './screens/advert/advert-head.ts'
import { AdvertScreen } from './screens/advert/advert-screen.tsx'
import { CheckAdvertScreen } from './screens/advert/check-advert-screen.tsx'
import { VISITOR_HEADINGS, VisitorScreen } from './screens/advert/visitor-screens.tsx'
import { AdvertsScreen, advertsHeading } from './screens/adverts/adverts-screen.tsx'
import { type Notice, NoticeScreen } from './screens/notice/notice-screen.tsx'
import { titleFor } from './ui/page-title.ts'
import { UNLISTED_HEAD } from './unlisted-head.ts'

type PublishedState = AdvertState | AdvertsState

/** The public pages, rendered on the server only: they have no script. */
export function PublishedScreen({ state }: { state: PublishedState }) {
  if ('homes' in state) return <AdvertsScreen {...state} />
  const { advert, view, isPreview, origin } = state
  if (advert === null) return <NoticeScreen {...MISSING} />
  if (view.name === 'advert') return <AdvertScreen advert={advert} isPreview={isPreview} origin={origin} />
  return <VisitorScreen advert={advert} view={view} isPreview={isPreview} />
}

const MISSING: Notice = {
  title: 'We can’t find this advert',
  paragraphs: [
    'The home may have been sold or let, the owner may have withdrawn the advert, or it may not be live yet.',
    'If you typed the address, check that it ends in eight letters and digits.',
    'If it’s your own advert, sign in and look under Your adverts.',
  ],
  link: { href: paths.adverts(), text: 'See other homes' },
}

/** A draft, for its owner. */
export function DraftPage({ heading, state: { preview } }: PageProps<'check-advert'>) {
  return preview === null ? (
    <NoticeScreen {...NO_DRAFT} />
  ) : (
    <CheckAdvertScreen heading={heading} preview={preview} />
  )
}

const NO_DRAFT: Notice = {
  title: 'We can’t find this draft',
  paragraphs: [
    'You may have started it in another browser, or with another account.',
    'If you have an account, sign in and look under Your adverts.',
  ],
  link: { href: paths.chooseListingType(), text: 'Start an advert' },
}

export function publishedTitle(state: PublishedState): string {
  if ('homes' in state) {
    const { page } = state.query
    return titleFor(page > 1 ? `${advertsHeading(state.query)}, page ${page}` : advertsHeading(state.query))
  }
  const { advert, view } = state
  if (advert === null) return titleFor(MISSING.title)
  if (view.name === 'advert') return advertTitle(advert)
  return titleFor(VISITOR_HEADINGS[view.name], 'form' in view && isWrong(view.form))
}

export function publishedHead(state: PublishedState): PageHead {
  if ('homes' in state) {
    const heading = advertsHeading(state.query)
    return {
      description: `${heading}, advertised on ${PRODUCT.name}.`,
      canonical: state.origin + advertsPath(state.query),
      // Search engines should not index other people's searches.
      isListed: state.query.place === '',
      graph: [],
      data: null,
    }
  }
  const { advert, view, isPreview, origin } = state
  if (advert !== null && view.name === 'advert') return advertHead(advert, origin, isPreview)
  return UNLISTED_HEAD
}
