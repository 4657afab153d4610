import { formatPounds } from '../../values/money.ts'
import { type Cap, capOf, capsIn, rentsText } from '../rents.ts'
import type { TopicId } from '../topics.ts'

const TEXTS: Readonly<Partial<Record<TopicId, string>>> = {
  benefits: 'Everybody is asked for the same references',
  children: 'Families are welcome',
  'protected-characteristic': 'Everybody is welcome',
  'pets-blanket-ban': 'Please ask us about your pet',
  'rental-bidding': 'The rent is the one shown',
  'rent-in-advance': 'The rent is paid monthly',
  fee: 'There is nothing to pay but the rent and the deposit',
  'contact-details': 'Please send an enquiry through this site',
  'price-pressure': 'Viewings are by appointment',
  'unprovable-claim': 'We have been happy here',
  'personal-data': 'Access is by appointment',
  'short-let': 'To let as a home',
  'new-to-market': 'Available',
  disclaimer: 'The photos show the home as it is',
  'fixed-term': 'The tenancy is periodic',
}

/** A lawful text to stand for what was found; null if we have none. */
export function rewordingOf(topic: TopicId, nation: string | null, yearsRent: number | null): string | null {
  if (topic === 'deposit') return depositText(nation, yearsRent)
  return TEXTS[topic] ?? null
}

function depositText(nation: string | null, yearsRent: number | null): string {
  const { deposit, holding } = capsIn(nation, yearsRent ?? 0)
  const asked = (name: string, cap: Cap): string =>
    yearsRent === null ? `${name} of ${rentsText(cap)}` : `${name} £${formatPounds(capOf(cap, yearsRent))}`
  if (holding) {
    const toHold = asked('Holding deposit', holding)
    return deposit ? `${toHold}, ${asked('deposit', deposit)}` : toHold
  }
  return holding === undefined && deposit
    ? asked('Deposit', deposit)
    : 'There is no holding deposit, and the deposit is one month’s rent'
}
