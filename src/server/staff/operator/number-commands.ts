import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { decidingCommand, done, notDone, readingCommand } from './command.ts'

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

const numbersRetire = decidingCommand(
  {
    name: 'numbers retire',
    takes: 'NUMBER',
    does: 'Gives a privacy number to no advert any more. It comes back if the provider still has it.',
  },
  ({ named }) => {
    const number = normalisePhoneNumber(named)
    return async (deps, decision) =>
      (await deps.numbers.retire(number, decision))
        ? done(`We’ve retired ${number}.`)
        : notDone(`${number} is neither free nor resting. To count the numbers: numbers show`)
  },
)

export const NUMBER_COMMANDS = [numbersShow, numbersRetire]
