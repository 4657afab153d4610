import './styles/account-pages.css'
import './styles/checkout.css'
import './styles/own-adverts.css'
import './styles/legal.css'
import './styles/opened.css'
import { hydrateRoot } from 'react-dom/client'
import type { PageProps } from '#shared/api/document-state.ts'
import { ACCOUNT_SCREENS, type AccountPageName } from './account-screens.tsx'
import type { Screens } from './screen.ts'

const container = document.getElementById('root')
const inlined = document.getElementById('first-state')?.textContent

function draw<N extends AccountPageName>(props: PageProps<N>) {
  const screens: Screens<N> = ACCOUNT_SCREENS
  return screens[props.route.name].draw(props)
}

if (container && inlined) {
  const page = JSON.parse(inlined) as PageProps<AccountPageName>
  hydrateRoot(container, draw(page))
  if (page.state.who !== null) void takeOver(page.state.who.email)
}

/** Where storage is blocked, nothing was kept. */
async function takeOver(owner: string): Promise<void> {
  await import('./state/kept-copies.ts')
    .then(({ takeOverGuests }) => takeOverGuests(owner))
    .catch(() => undefined)
}
