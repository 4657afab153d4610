import type { AgentFacts } from '#shared/advert/agent-facts.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import { ALTERED, type Photo, photoUrl, plansIn, withoutPlans } from '#shared/form/photo.ts'
import { paths } from '#shared/journey/paths.ts'
import type { HomeFormat } from './feed-format.ts'

export interface ExportedPicture {
  /** Whole. */
  readonly url: string
  /** '' if it has none. */
  readonly caption: string
}

/** What an agent's home has beside the answers. */
export interface AgentsPart {
  /** As the agent's software names them. */
  readonly ref: string
  readonly branch: string
  readonly facts: AgentFacts
  /** Pictures that its row names by files, with the photos of ours. */
  readonly files: readonly { readonly name: string; readonly photo: string }[]
  readonly sent: {
    readonly format: HomeFormat
    /** A property of RTDF, a listing of Zoopla, or the row of a BLM by its columns. */
    readonly original: Readonly<Record<string, unknown>>
    /** As they would be if nobody had changed anything by hand. */
    readonly answers: DraftAnswers
  }
}

/** A published advert with its private answers, for its owner. */
export interface ExportedAdvert {
  readonly listing: string
  readonly appType: AppType
  readonly isShown: boolean
  /** As published. */
  readonly answers: DraftAnswers
  /** What its page shows of the address. */
  readonly street: string
  readonly town: string
  readonly district: string
  /** The cover first. */
  readonly photos: readonly ExportedPicture[]
  readonly plans: readonly ExportedPicture[]
  readonly url: string
  readonly publishedAt: Date
  readonly updatedAt: Date
  /** Null for an advert that its owner typed. */
  readonly agent: AgentsPart | null
}

/** As it is stored. */
export type OwnAdvert = Omit<ExportedAdvert, 'photos' | 'plans' | 'url'>

/** With addresses that begin with `origin`. */
export function exportedAdvert(stored: OwnAdvert, origin: string): ExportedAdvert {
  const own = withFacts(stored)
  const { files_uploaded: files } = own.answers
  const exported = ({ id, caption, isAltered }: Photo) => ({
    url: origin + photoUrl(id),
    // First, since some formats cut captions.
    caption: [isAltered && ALTERED, caption].filter(Boolean).join(': '),
  })
  return {
    ...own,
    url: origin + paths.advert(own.listing),
    photos: withoutPlans(files).map(exported),
    plans: plansIn(files).map(exported),
  }
}

/** What is asked of owners and stands among the facts of an agent's home is written in the same places. */
function withFacts(own: OwnAdvert): OwnAdvert {
  if (own.agent === null) return own
  const { facts, sent } = own.agent
  const more = answersIn(facts)
  const agent = { ...own.agent, sent: { ...sent, answers: { ...more, ...sent.answers } } }
  return { ...own, agent, answers: { ...more, ...own.answers } }
}

const answersIn = ({ deposit, groundRent, serviceCharge }: AgentFacts) => ({
  depositAmount: deposit,
  groundRent,
  serviceCharge,
})

export const exportedRef = ({ agent, listing }: ExportedAdvert): string => agent?.ref ?? listing

/** A sender has these from the portal that takes the home; an owner has neither. */
export const NO_NETWORK = 0
export const NO_BRANCH = 0

/** RTDF and BLM know branches by numbers alone. */
export const branchNumber = ({ agent }: ExportedAdvert): number =>
  /^\d{1,9}$/.test(agent?.branch ?? '') ? Number(agent?.branch) : NO_BRANCH
