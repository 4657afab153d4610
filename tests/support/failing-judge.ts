import type { Evaluation, Judged } from '../../src/shared/rulebook/evaluation.ts'

/** In place of the evaluation, to be told what to do in the answers. */
export async function evaluate({ answers }: Judged): Promise<Evaluation> {
  if (answers === 'crash') process.exit(1)
  // As a pattern of a topic could, on a text that nobody thought of.
  if (answers === 'hang') /^(?:a+)+$/.test(`${'a'.repeat(60)}b`)
  return { refused: [], warned: [], findings: [] }
}
