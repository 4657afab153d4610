import { runProgram } from './program.mjs'

await runProgram('src/server/operator.ts')
