import type { Voice } from './voice.ts'

/** Ofcom keeps 01632 960000 to 960999 for films and plays: nobody has them. */
const NUMBERS = Array.from({ length: 1_000 }, (_, last) => `+441632960${String(last).padStart(3, '0')}`)

/** Nobody calls it from outside: calls are made at its own page. */
export function sandboxVoice(): Voice {
  return {
    provider: 'sandbox',
    pool: async () => NUMBERS.map((number) => ({ number, sid: null, isBought: false })),
    buy: async () => null,
    mostBought: 0,
    readEvent: () => null,
    writeAnswer: () => '',
  }
}
