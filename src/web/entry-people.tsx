import './styles/people.css'
import './styles/checkout.css'
import './styles/legal.css'
import { hydrateRoot } from 'react-dom/client'
import type { PeopleState } from '#shared/api/document-state.ts'
import { routeOf } from '#shared/journey/paths.ts'
import { PeoplePage } from './people-page.tsx'

const container = document.getElementById('root')
const inlined = document.getElementById('first-state')?.textContent

if (container && inlined) {
  const state = JSON.parse(inlined) as PeopleState
  hydrateRoot(container, <PeoplePage route={routeOf(location.pathname)} state={state} />)
}
