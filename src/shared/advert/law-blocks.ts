import type { Block } from '../form/block.ts'
import { certificateForLetting, certificateForSale, exemption } from './blocks/certificate.ts'
import { country } from './blocks/country.ts'
import { homeReport } from './blocks/home-report.ts'
import { deposit, occupants, possession, registration, rentControl } from './blocks/letting-law.ts'
import { materialForLetting, materialForSale } from './blocks/material.ts'

/** What only some nations or homes are asked, each behind the block that it belongs to. */
const LAW_BLOCKS: readonly (readonly [after: string, block: Block])[] = [
  ['propertyAddress', country],
  ['rent', deposit],
  ['deposit', rentControl],
  ['rentalType', occupants],
  ['occupants', registration],
  ['registration', possession],
  ['tenure', homeReport],
  ['accessible', materialForSale],
  ['accessible', materialForLetting],
  ['epc', certificateForSale],
  ['epc', certificateForLetting],
  ['certificate', exemption],
]

export const LAW_PAGE: readonly Block[] = LAW_BLOCKS.map(([, block]) => block)

/** A page, of one app type or of both, with these questions among its own. */
export function withLawBlocks(page: readonly Block[]): readonly Block[] {
  return LAW_BLOCKS.reduce((blocks, [after, block]) => {
    const at = blocks.findLastIndex(
      ({ name, onlyFor }) =>
        name === after && (onlyFor?.appType ?? block.onlyFor?.appType) === block.onlyFor?.appType,
    )
    return at < 0 ? blocks : blocks.toSpliced(at + 1, 0, block)
  }, page)
}
