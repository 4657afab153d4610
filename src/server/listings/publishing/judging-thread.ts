import path from 'node:path'
import type { Evaluation, Judged } from '#shared/rulebook/evaluation.ts'
import { FairThread, type FairThreadLimits } from '../../http/fair-thread.ts'

const EVALUATE = path.join(import.meta.dirname, '../../../shared/rulebook/evaluate.ts')

/** Reading an advert's words for the first time takes a second or two, and any text may take long. `program` exports `evaluate`. */
export const judgingThread = (
  limits: FairThreadLimits,
  onFailure: (error: Error) => void,
  program = EVALUATE,
): FairThread<Judged, Evaluation> =>
  new FairThread({ filename: program, name: 'evaluate' }, limits, onFailure)
