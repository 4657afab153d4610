import '../../../src/web/styles/main.css'
import { createRoot } from 'react-dom/client'
import { ADVERT_PAGE } from '../../../src/shared/advert/page.ts'
import { freshState } from '../../../src/shared/api/page-state.ts'
import { blocksFor } from '../../../src/shared/form/block.ts'
import { REVEALS_ID } from '../../../src/shared/form/reveals-id.ts'
import { SANDBOX_OPERATOR } from '../../../src/shared/operator.ts'
import { CreationPage } from '../../../src/web/creation-page.tsx'
import { revealCss } from '../../../src/web/form/reveal-css.ts'
import { revealsIn } from '../../../src/web/form/reveals.ts'
import { AUDIENCES } from '../../../src/web/screens/create-advert/audiences.ts'

const today = '2027-03-27'
const draft = {
  appType: 'sell',
  addressType: 'orphan',
  uuid: '3f0c54a2-5b1e-4c8e-9c55-0d5f7ad1c001',
} as const
const data = freshState(draft, today)

const style = document.createElement('style')
const blocks = blocksFor(ADVERT_PAGE, 'sell')
style.id = REVEALS_ID
style.textContent = revealCss(blocks, [...AUDIENCES, ...revealsIn(blocks)])
document.head.append(style)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <CreationPage
      route={{ name: 'sell', appType: 'sell' }}
      heading=""
      state={{
        who: null,
        isForAgent: false,
        known: {},
        allowed: [],
        claims: [],
        notOffered: {},
        data,
        today,
      }}
      operator={SANDBOX_OPERATOR}
    />,
  )
