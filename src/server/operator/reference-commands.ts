import { decidingCommand, done, notDone } from './command.ts'

const NO_KEY =
  'REFERENCES_KEY is not set. Set it as it is for the site, with the new key before the old one and a comma between them.'

const referencesRotate = decidingCommand(
  {
    name: 'references rotate',
    does: 'Seals what is kept of tenant references with the first key of REFERENCES_KEY, so that the others can go.',
  },
  () => async (deps, decision) => {
    if (deps.rotateReferences === null) return notDone(NO_KEY)
    const { sealed, known, lost } = await deps.rotateReferences(decision)
    const counted = `Parts of references: ${sealed} sealed with the new key, ${known} had it already.`
    return lost === 0
      ? done(
          counted,
          'The old keys can be taken out of REFERENCES_KEY, once every process runs with the new one.',
        )
      : notDone(
          counted,
          `${lost} are opened by none of the keys. Keep the old keys, and find the one that is missing.`,
        )
  },
)

export const REFERENCE_COMMANDS = [referencesRotate]
