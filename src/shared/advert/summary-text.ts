import type { AppType } from '../form/block.ts'
import type { DraftAnswers } from './answers.ts'
import { PROPERTY_TYPE_LABELS, STUDIO_FLAT } from './options.ts'

/** The summary as it is written from the answers, or '' while they do not say what the home is. */
export function summaryText(appType: AppType, answers: DraftAnswers): string {
  const type = answers.propertyType === 'house' ? answers.houseType : answers.flatType
  const label = answers.propertyType && type ? PROPERTY_TYPE_LABELS[type] : undefined
  if (!label) return ''
  const bedrooms = type === STUDIO_FLAT ? null : answers.propertyBedrooms
  const rooms = typeof bedrooms === 'number' ? `${bedrooms} Bed ` : ''
  return `${rooms}${label} ${appType === 'let' ? 'To Let' : 'For Sale'}`
}
