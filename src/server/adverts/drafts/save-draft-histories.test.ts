import { beforeAll, expect, test } from 'vitest'
import { aDraft, answersOf, savingDeps } from '../../../../tests/support/drafts.ts'
import { fc } from '../../../../tests/support/properties.ts'
import type { SaveDeps, Saved } from './save-draft.ts'

let deps: SaveDeps
beforeAll(async () => {
  deps = await savingDeps()
})

const NAMES = ['townName', 'streetName', 'summary'] as const
const step = fc.record({
  window: fc.nat(2),
  answers: fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom('a', 'b', 'c', 'd'), { minKeys: 1 }),
  isReloaded: fc.boolean(),
  isSentTwice: fc.boolean(),
})

/**
 * Each window knows the version of its last accepted save or reload. An answer that was acknowledged may only be
 * replaced by a window that has seen it.
 */
test('in random histories of three windows no acknowledged answer is ever overwritten by a window that has not seen it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { save, stored } = await aDraft(deps, {})
      const seen = [1, 1, 1]
      const model = new Map<string, { value: string; since: number }>()
      for (const { window, answers, isReloaded, isSentTwice } of steps) {
        if (isReloaded) seen[window] = (await stored()).version
        const version = seen[window] ?? 1
        const saved = await save(version, answers)
        const changed = Object.entries(answers).filter(([name, value]) => model.get(name)?.value !== value)
        const isConflict = changed.some(([name]) => (model.get(name)?.since ?? 0) > version)
        expect(saved.kind).toBe(isConflict ? 'stale' : 'saved')
        if (saved.kind !== 'saved') continue
        for (const [name, value] of changed) model.set(name, { value, since: saved.draft.version })
        const last = isSentTwice ? await save(version, answers) : saved
        expect(last.kind).toBe('saved')
        if (last.kind === 'saved') seen[window] = last.draft.version
      }
      const { answers } = await stored()
      for (const name of NAMES) expect(answers[name] ?? null).toBe(model.get(name)?.value ?? null)
    }),
    { numRuns: 60 },
  )
})

test('of saves that race for one answer, what is stored is what was acknowledged last', async () => {
  const { save, stored } = await aDraft(deps, { townName: 'start' })
  for (let round = 0; round < 10; round++) {
    const { version } = await stored()
    const saved = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) => save(version, { townName: `${letter}${round}` })),
    )
    const accepted = saved.filter(({ kind }) => kind === 'saved')
    expect(accepted).toHaveLength(1)
    expect(answersOf(accepted[0] as Saved).townName).toBe((await stored()).answers.townName)
  }
})
