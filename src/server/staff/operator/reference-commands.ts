import { decidingCommand, done, notDone } from './command.ts'

const NO_KEY = 'Set REFERENCES_KEY as the site has it, with the new key first, then a comma and the old key.'

const referencesRotate = decidingCommand(
  {
    name: 'references rotate',
    does: 'Encrypts the stored tenant references with the first key of REFERENCES_KEY, so that you can remove the others.',
  },
  () => async (deps, decision) => {
    if (deps.rotateReferences === null) return notDone(NO_KEY)
    const { sealed, known, lost } = await deps.rotateReferences(decision)
    const counted = `Parts of references: ${sealed} encrypted with the new key, ${known} already had it.`
    return lost === 0
      ? done(counted, 'When every process runs with the new key, remove the old ones from REFERENCES_KEY.')
      : notDone(counted, `None of the keys opens ${lost}. Keep the old keys and find the missing one.`)
  },
)

export const REFERENCE_COMMANDS = [referencesRotate]
