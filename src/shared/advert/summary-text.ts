import type { AppType } from '../form/block.ts'
import type { DraftAnswers } from './answers.ts'
import { PROPERTY_TYPE_LABELS, STUDIO_FLAT } from './options.ts'

/** '' until the answers name the kind of home. */
export function summaryText(appType: AppType, answers: DraftAnswers): string {
  const type = answers.propertyType === 'house' ? answers.houseType : answers.flatType
  const label = answers.propertyType && type ? PROPERTY_TYPE_LABELS[type] : undefined
  if (!label) return ''
  const bedrooms = type === STUDIO_FLAT ? null : answers.propertyBedrooms
  const rooms = typeof bedrooms === 'number' ? `${bedrooms} Bed ` : ''
  return `${rooms}${label} ${appType === 'let' ? 'To Let' : 'For Sale'}`
}
