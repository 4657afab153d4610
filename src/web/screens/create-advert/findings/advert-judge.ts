import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import { type JudgedAdvert, judgeAdvert } from '#shared/rulebook/judge-advert.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'

export interface JudgeAsked {
  readonly appType: AppType
  readonly answers: DraftAnswers
  readonly today: IsoDate
}
export type JudgeAnswer = JudgedAdvert

// In a worker: reading a text for the first time takes longer than a key press may.
addEventListener('message', ({ data: { appType, answers, today } }: MessageEvent<JudgeAsked>) => {
  postMessage(judgeAdvert(appType, answers, today) satisfies JudgeAnswer)
})
