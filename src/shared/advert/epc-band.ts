export type EpcBand = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

/** Best first (specification section 4, EPC score bands). */
export const EPC_BANDS = [
  { band: 'a', from: 92, to: 100 },
  { band: 'b', from: 81, to: 91 },
  { band: 'c', from: 69, to: 80 },
  { band: 'd', from: 55, to: 68 },
  { band: 'e', from: 39, to: 54 },
  { band: 'f', from: 21, to: 38 },
  { band: 'g', from: 1, to: 20 },
] as const satisfies readonly { readonly band: EpcBand; readonly from: number; readonly to: number }[]

const [, , , , E, , G] = EPC_BANDS

/** Registers also have scores above 100, for homes that export energy. */
export const bandOnGraph = (score: number): EpcBand | null => epcBand(Math.min(score, EPC_BANDS[0].to))

/** Null unless the score is from 1 to 100 ('otherwise an error'). */
export function epcBand(score: number): EpcBand | null {
  return (
    EPC_BANDS.find(({ from, to }) => Number.isInteger(score) && score >= from && score <= to)?.band ?? null
  )
}

/** By law a home rated F or G is not let in England and Wales. Registers also have scores above 100. */
export const isBelowE = (score: number): boolean => score >= G.from && score < E.from

/** Whether the ratings are the register's, and not asked for, by the answer `hasPropertyEpc`. */
export const isFromRegister = (hasPropertyEpc: string | null | undefined): boolean =>
  hasPropertyEpc === 'epc_correct' || hasPropertyEpc === 'epc_unknown'
