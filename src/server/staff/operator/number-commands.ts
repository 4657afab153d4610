import { done, readingCommand } from './command.ts'

const numbersShow = readingCommand(
  {
    name: 'numbers show',
    does: 'Counts the privacy numbers: free, leased, resting after an advert, retired.',
  },
  () => async (deps) => {
    const { free, leased, resting, retired } = await deps.numbers.counts(deps.now())
    return done(`Privacy numbers: ${free} free, ${leased} leased, ${resting} resting, ${retired} retired.`)
  },
)

export const NUMBER_COMMANDS = [numbersShow]
