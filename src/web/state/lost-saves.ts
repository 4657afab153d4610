import type { PageState } from '#shared/api/page-state.ts'
import { answersIn } from '#shared/api/wire-blocks.ts'
import type { AddressType } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { DraftWire } from './draft-wire.ts'

export interface Sent {
  readonly answers: AnyAnswers
  readonly addressType: AddressType
}

/** Saves without a response. The server may have stored any of them. */
export interface LostSaves {
  readonly add: (sent: Sent) => void
  readonly forget: () => void
  /** The oldest first. */
  readonly all: () => readonly Sent[]
  /** Whether any of them would have stored another value for this field. */
  readonly changed: (name: string, value: unknown) => boolean
  readonly changedType: (addressType: AddressType) => boolean
  /** Whether every named stored answer comes from a lost save or from `known`, and not from another window. */
  readonly explain: (stored: PageState, names: readonly string[], known: readonly Sent[]) => boolean
}

export function lostSaves(wire: DraftWire): LostSaves {
  let lost: readonly Sent[] = []
  return {
    add: (sent) => {
      // A retry of the same content.
      if (lost.at(-1)?.answers !== sent.answers || lost.at(-1)?.addressType !== sent.addressType)
        lost = [...lost, sent]
    },
    forget: () => {
      lost = []
    },
    all: () => lost,
    changed: (name, value) => lost.some(({ answers }) => !sameValue(answers[name], value)),
    changedType: (now) => lost.some(({ addressType }) => addressType !== now),
    explain: ({ address_type, blocks }, names, known) => {
      if (lost.length === 0) return false
      const sources = [...known, ...lost]
      const stored: AnyAnswers = answersIn(blocks)
      return (
        sources.some(({ addressType }) => addressType === address_type) &&
        names.every((name) =>
          sources.some(({ answers }) => sameValue(stored[name], wire.value(name, answers))),
        )
      )
    },
  }
}
