import { readdirSync, readFileSync } from 'node:fs'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It ended between the list and the look.
    return ''
  }
}
const fieldOf = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(`/proc/${pid}/status`))?.[1] ?? 0)

/** The living processes whose parent is `pid` and whose command line names that program. */
export const childrenOf = (pid: number, program: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => fieldOf(child, 'PPid') === pid && read(`/proc/${child}/cmdline`).includes(program))

/** MB of memory that it held at most so far. */
export const mostMemoryOf = (pid: number): number => fieldOf(pid, 'VmHWM') / 1_024

/** MB of memory that the server and what draws for it hold now. */
export const memoryOf = (pid: number): number =>
  [pid, ...childrenOf(pid, 'drawing-process')].reduce((sum, one) => sum + fieldOf(one, 'VmRSS'), 0) / 1_024
