import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import type { JudgedAdvert } from '#shared/rulebook/judged-advert.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'

export interface JudgeAsked {
  readonly appType: AppType
  readonly answers: DraftAnswers
  readonly today: IsoDate
}
export type JudgeAnswer = JudgedAdvert

// In a worker: reading a text for the first time takes longer than a key press may.
addEventListener('message', ({ data: { appType, answers, today } }: MessageEvent<JudgeAsked>) => {
  const judged = judgeAdvert(appType, answers, today)
  const findings = judged.findings.map((one) => atAnswered(one, answers))
  postMessage({ ...judged, findings } satisfies JudgeAnswer)
})

/** The 28 days run from an order that nobody has dated yet, too: they are told where somebody says ‘not yet’. */
const atAnswered = (finding: Finding, { epcOrderedOn }: DraftAnswers): Finding =>
  finding.field === 'epcOrderedOn' && !epcOrderedOn ? { ...finding, field: 'hasPropertyEpc' } : finding
