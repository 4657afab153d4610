import { answersIn, type PageState } from '#shared/api/page-state.ts'
import type { AddressType } from '#shared/form/block.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { Values } from '#web/form/form-store.ts'
import type { DraftWire } from './draft-wire.ts'

/** What a save says of the whole page. */
export interface Sent {
  readonly values: Values
  readonly addressType: AddressType
}

/** The saves that were never answered: the server may have stored any of them all the same. */
export interface LostSaves {
  readonly add: (sent: Sent) => void
  readonly forget: () => void
  /** Whether one of them, if it was stored, gave that field another answer than this. */
  readonly changed: (name: string, value: unknown) => boolean
  readonly changedType: (addressType: AddressType) => boolean
  /** Whether everything stored under these names comes from a lost save or from what is `known` here, not from another window. */
  readonly explain: (stored: PageState, names: readonly string[], known: readonly Sent[]) => boolean
}

export function lostSaves(wire: DraftWire): LostSaves {
  let lost: readonly Sent[] = []
  return {
    add: (sent) => {
      // A retry of the same page is no other save.
      if (lost.at(-1)?.values !== sent.values || lost.at(-1)?.addressType !== sent.addressType)
        lost = [...lost, sent]
    },
    forget: () => {
      lost = []
    },
    changed: (name, value) => lost.some(({ values }) => !sameValue(values[name], value)),
    changedType: (now) => lost.some(({ addressType }) => addressType !== now),
    explain: ({ address_type, blocks }, names, known) => {
      if (lost.length === 0) return false
      const ours = [...known, ...lost]
      const stored: Values = answersIn(blocks)
      return (
        ours.some(({ addressType }) => addressType === address_type) &&
        names.every((name) => ours.some(({ values }) => sameValue(stored[name], wire.value(name, values))))
      )
    },
  }
}
