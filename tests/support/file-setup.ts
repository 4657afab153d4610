import { afterAll } from 'vitest'
import { endFile } from './at-file-end.ts'

// Here, since a worker runs several files with one copy of each module, but this file once for each.
afterAll(endFile)
