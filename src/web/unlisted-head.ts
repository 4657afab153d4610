import type { PageHead } from '#shared/api/page-head.ts'
import { PRODUCT } from '#shared/product.ts'

/** Of a page that search engines are to leave out. */
export const UNLISTED_HEAD: PageHead = {
  description: PRODUCT.tagline,
  canonical: null,
  isListed: false,
  graph: [],
  data: null,
}
