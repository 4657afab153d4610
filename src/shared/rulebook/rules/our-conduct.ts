import type { Rule } from '../rule.ts'
import { act, guidance } from './sources.ts'

/** They shape our own pages and conduct, and judge no advert. */
const OURS = {
  nations: ['england', 'wales', 'scotland', 'northern-ireland'],
  types: ['sell', 'let'],
  until: null,
  severity: 'silent',
  grace: 0,
} as const satisfies Partial<Rule>

export const CONDUCT_RULES: readonly Rule[] = [
  {
    ...OURS,
    id: 'L23',
    from: null,
    reason: 'A price that we compare with must be a genuine usual price, and claims need evidence.',
    whatToDo: 'Keep claims as data with evidence and a last day.',
    sources: [
      guidance(
        'ASA: promotional savings claims',
        'https://www.asa.org.uk/advice-online/promotional-savings-claims.html',
      ),
    ],
  },
  {
    ...OURS,
    id: 'L24',
    from: '2014-06-13',
    reason:
      'A buyer gets the details before the contract, confirms by a button that says pay, and may cancel for 14 days.',
    whatToDo: 'Keep the button, the receipt and the way to cancel.',
    sources: [
      act(
        'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
        'uksi/2013/3134',
      ),
    ],
  },
  {
    ...OURS,
    id: 'L25',
    from: null,
    reason: 'Who only publishes adverts and passes messages on is no estate agent.',
    whatToDo: 'Do not negotiate, value or advise case by case.',
    sources: [act('Estate Agents Act 1979, section 1', 'ukpga/1979/38/section/1')],
  },
  {
    ...OURS,
    id: 'L26',
    from: '2025-03-17',
    reason: 'Adverts of users are user-generated content.',
    whatToDo: 'Keep the risk assessment, the reports, swift takedown and a named contact.',
    sources: [act('Online Safety Act 2023', 'ukpga/2023/50')],
  },
  {
    ...OURS,
    id: 'L27',
    from: '2026-02-05',
    reason: 'What is stored in a browser needs consent unless it is strictly necessary.',
    whatToDo: 'Store only a draft’s id, and load the scripts of others on demand.',
    sources: [act('Privacy and Electronic Communications Regulations 2003, regulation 6', 'uksi/2003/2426')],
  },
  {
    ...OURS,
    id: 'L28',
    from: null,
    reason: 'Agents belong to a redress scheme, letting agents to client money protection, too.',
    whatToDo: 'Ask agents for scheme and number, never owners.',
    sources: [
      guidance(
        'SpareRoom’s code of practice for agents',
        'https://m.spareroom.co.uk/content/default/code-of-practice-for-agents',
      ),
      guidance(
        'National Trading Standards: estate agency redress schemes',
        'https://www.bristol.gov.uk/web/ntselat/estate-agency-redress-schemes',
        '2026-11-29',
      ),
      guidance(
        'Shelter: redress schemes of letting agencies',
        'https://england.shelter.org.uk/legal/housing_options/accommodation_agencies/complaints_against_agencies_redress_schemes',
        '2026-11-29',
      ),
    ],
  },
  {
    ...OURS,
    id: 'L31',
    types: ['let'],
    from: null,
    reason: 'Portals are to have a place for information about fees.',
    whatToDo: 'Keep fees in fields of their own.',
    sources: [
      guidance('ASA: consumer protection guidance for letting professionals', 'https://www.asa.org.uk/news/'),
    ],
  },
]
