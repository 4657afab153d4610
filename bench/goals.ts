/** A goal: a figure of ours held against an anchor's, as a ratio; without an anchor the figure itself counts. */
export interface Goal {
  readonly id: string
  readonly label: string
  readonly ours: Figure
  readonly anchor: Figure | null
  readonly bound: { readonly atMost: number } | { readonly atLeast: number }
}
type Figure = readonly [stack: string, measure: string]

const goal = (
  id: string,
  label: string,
  ours: Figure,
  bound: Goal['bound'],
  anchor: Figure | null = null,
): Goal => ({ id, label, ours, anchor, bound })

export const STACKS = {
  ours: 'Gatepost',
  still: 'static page (limit)',
  bare: 'bare React',
  rhf: 'react-hook-form + zod',
  rhfBrowser: 'react-hook-form + zod, browser only',
  survey: 'SurveyJS, browser only',
  rjsf: 'react-jsonschema-form, browser only',
  twenty: 'Gatepost, page as it is, browser only',
  sixty: 'Gatepost, page three times over, browser only',
  pgbench: 'pgbench (limit)',
  kysely: 'Fastify + Kysely',
  constant: 'constant node:http (load generator check)',
  half: 'decoding alone, half size (limit)',
  pipelines: 'two sharp pipelines',
  drop: 'bytes received and dropped (limit)',
  originals: 'originals sent as they are',
  csv: 'papaparse on CSV (limit)',
  ajv: 'JSON.parse + Ajv',
} as const

export const MEASURES = {
  js: 'JS kB',
  fcp: 'first paint ms',
  lcp: 'largest paint ms',
  radio: 'first radio ms',
  hydrated: 'hydrated ms',
  blocked: 'blocked ms',
  key: 'key ms',
  reveal: 'reveal ms',
  next: 'Next, all invalid ms',
  keyErrors: 'key with errors shown ms',
  revealErrors: 'reveal with errors shown ms',
  shift: 'layout shift',
  slowest: 'slowest interaction of the journey ms',
  journeyShift: 'layout shift of the journey',
  checkoutShift: 'layout shift to the checkout and through it',
  syncs: 'disk syncs a save, 64 connections',
  lost: 'acknowledged saves not on disk',
  drawn: 'ms a photo',
  drawnCpu: 'CPU ms a photo',
  received: 'ms a photo over HTTP',
  peakNone: 'peak MB before any photo',
  peakTwo: 'peak MB, 2 at once',
  peakFour: 'peak MB, 4 at once',
  peakFew: 'peak MB after 20 photos',
  peakMany: 'peak MB after 100 photos',
  uplink: 's for all photos at 5 Mbit/s',
  readFirst: 'CPU ms for 2,000 characters, the first text',
  readNew: 'CPU ms for 2,000 characters, a new text',
  readAgain: 'CPU ms for 2,000 characters, typed on',
  blmSplit: 'CPU ms for 1,000 homes of BLM, as rows',
  blmRead: 'CPU ms for 1,000 homes of BLM, as adverts',
  rtdfRead: 'CPU ms for 1,000 homes of RTDF, as adverts',
} as const

/** The pages without a script that people land on; `/advert` stands for one of them. */
export const LANDED = ['/adverts', '/advert'] as const
type Landed = (typeof LANDED)[number]
export const landed = (page: Landed): string => `Gatepost, ${page}`
export const plainWords = (page: Landed): string => `the words of ${page}, plain (limit)`
export const plainWithPicture = (page: Landed): string =>
  `the words of ${page} with its first picture (limit)`

const { ours, still, bare, rhf, rhfBrowser, survey, rjsf, twenty, sixty, pgbench, kysely } = STACKS
const { half, pipelines, originals, csv, ajv } = STACKS
const { drawn, peakTwo, peakFour, peakFew, peakMany, uplink } = MEASURES
const { js, fcp, lcp, radio, hydrated, blocked, key, reveal, next, keyErrors, revealErrors, shift } = MEASURES
const { slowest, journeyShift, checkoutShift } = MEASURES
const { syncs, lost } = MEASURES
const { blmSplit, blmRead, rtdfRead, readAgain } = MEASURES

export const BROWSER_GOALS: readonly Goal[] = [
  goal('A1', 'JavaScript against bare React', [ours, js], { atMost: 1.4 }, [bare, js]),
  goal('A1', 'JavaScript against react-hook-form + zod', [ours, js], { atMost: 0.9 }, [rhf, js]),
  goal('A2', 'first paint against the static page', [ours, fcp], { atMost: 1.3 }, [still, fcp]),
  goal('A2', 'largest paint against the static page', [ours, lcp], { atMost: 1.3 }, [still, lcp]),
  goal('A3', 'first radio against the static page', [ours, radio], { atMost: 1.3 }, [still, radio]),
  goal('A3', 'hydrated against react-hook-form, browser only', [ours, hydrated], { atMost: 0.8 }, [
    rhfBrowser,
    hydrated,
  ]),
  goal('A4', 'blocked time against react-hook-form, browser only', [ours, blocked], { atMost: 0.75 }, [
    rhfBrowser,
    blocked,
  ]),
  goal('A4', 'blocked time against SurveyJS', [ours, blocked], { atMost: 0.1 }, [survey, blocked]),
  goal('A4', 'blocked time, ms', [ours, blocked], { atMost: 150 }),
  goal('A5', 'a key press against react-hook-form', [ours, key], { atMost: 1.3 }, [rhf, key]),
  goal('A5', 'a reveal against react-hook-form', [ours, reveal], { atMost: 1.3 }, [rhf, reveal]),
  goal('A5', 'a key press with errors shown', [ours, keyErrors], { atMost: 1.3 }, [rhf, keyErrors]),
  goal('A5', 'a reveal with errors shown', [ours, revealErrors], { atMost: 1.3 }, [rhf, revealErrors]),
  goal('A5', 'a key press with three times the blocks', [sixty, key], { atMost: 1.2 }, [twenty, key]),
  goal('A6', 'Next, all invalid, against react-hook-form', [ours, next], { atMost: 0.85 }, [rhf, next]),
  goal('A6', 'Next, all invalid, against SurveyJS', [ours, next], { atMost: 0.3 }, [survey, next]),
  goal('A6', 'Next, all invalid, against react-jsonschema-form', [ours, next], { atMost: 0.3 }, [rjsf, next]),
  goal('A7', 'slowest interaction of the journey, ms', [ours, slowest], { atMost: 200 }),
  goal('A7', 'layout shift', [ours, shift], { atMost: 0 }),
  goal('A7', 'layout shift of the journey', [ours, journeyShift], { atMost: 0 }),
  goal('A7', 'layout shift to the checkout and through it', [ours, checkoutShift], { atMost: 0 }),
  ...LANDED.flatMap((page) => [
    goal('A8', `${page}: first paint against its words alone`, [landed(page), fcp], { atMost: 1.3 }, [
      plainWords(page),
      fcp,
    ]),
    goal('A8', `${page}: largest paint against its first picture`, [landed(page), lcp], { atMost: 1.3 }, [
      plainWithPicture(page),
      lcp,
    ]),
  ]),
]

/** The pages that people land on, and what Lighthouse scores, each with its goal. */
export const LANDINGS = ['/', '/sell', '/let', '/adverts', '/advert'] as const
export const LIGHTHOUSE_CATEGORIES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const
export const lighthouse = (page: string): string => `Lighthouse, ${page}`

export const LIGHTHOUSE_GOALS: readonly Goal[] = LANDINGS.flatMap((page) =>
  Object.entries(LIGHTHOUSE_CATEGORIES).map(([category, atLeast]) =>
    goal('L', `${page}: ${category}`, [lighthouse(page), category], { atLeast }),
  ),
)

export const saves = (connections: number): string => `save-new /s, ${connections} connections`
export const loads = (connections: number): string => `get-initial-data /s, ${connections} connections`

export const SERVER_GOALS: readonly Goal[] = [
  goal('B1', 'saves at 16 against pgbench', [ours, saves(16)], { atLeast: 0.35 }, [pgbench, saves(16)]),
  goal('B1', 'saves at 16 against Fastify + Kysely', [ours, saves(16)], { atLeast: 2 }, [kysely, saves(16)]),
  goal('B1', 'acknowledged saves that are not on disk', [ours, lost], { atMost: 0 }),
  goal('B2', 'saves at 64 against pgbench', [ours, saves(64)], { atLeast: 0.5 }, [pgbench, saves(64)]),
  goal('B2', 'disk syncs a save at 64', [ours, syncs], { atMost: 0.2 }),
  goal('B3', 'loads at 16 against pgbench', [ours, loads(16)], { atLeast: 0.25 }, [pgbench, loads(16)]),
  goal('B3', 'loads at 16 against Fastify + Kysely', [ours, loads(16)], { atLeast: 1.5 }, [
    kysely,
    loads(16),
  ]),
]

export const PHOTO_GOALS: readonly Goal[] = [
  goal('C1', 'a photo against decoding alone', [ours, drawn], { atMost: 2.2 }, [half, drawn]),
  goal('C1', 'a photo against two pipelines', [ours, drawn], { atMost: 0.8 }, [pipelines, drawn]),
  goal('C2', 'memory of four at once against two', [ours, peakFour], { atMost: 1.3 }, [ours, peakTwo]),
  goal('C2', 'memory after 100 photos against 20', [ours, peakMany], { atMost: 1.15 }, [ours, peakFew]),
  goal('C3', 'the slow line against sending originals', [ours, uplink], { atMost: 0.12 }, [
    originals,
    uplink,
  ]),
]

export const FEED_GOALS: readonly Goal[] = [
  goal('E1', 'rows of BLM against CSV', [ours, blmSplit], { atMost: 1 }, [csv, blmSplit]),
  goal('E1', 'adverts from BLM against CSV', [ours, blmRead], { atMost: 15 }, [csv, blmSplit]),
  goal('E2', 'adverts from RTDF against JSON.parse + Ajv', [ours, rtdfRead], { atMost: 5 }, [ajv, rtdfRead]),
]

export const READER_GOALS: readonly Goal[] = [
  goal('F1', 'reading 2,000 characters, CPU four times as slow, ms', [ours, readAgain], { atMost: 50 }),
]
