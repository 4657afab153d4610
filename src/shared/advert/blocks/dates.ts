import { radios } from '../../form/choice-fields.ts'
import { day } from '../../form/day-field.ts'
import { MESSAGES, START_DATE_MONTHS } from '../../form/messages.ts'
import { notAfterMonths, withinMonths } from '../../form/rule.ts'
import { advertBlock, is } from '../advert-block.ts'
import { LIMITS } from '../limits.ts'
import { PUBLISH_DATES } from '../options.ts'

export const publishDate = advertBlock({
  name: 'publishDate',
  title: 'Publish date',
  help: 'publishDate',
  fields: {
    publishDate: radios('Publish Date', PUBLISH_DATES, { question: 'When should your advert go live?' }),
    startDate: day('Start Date', START_DATE_MONTHS, {
      question: 'Start date',
      hint: `Within the next ${START_DATE_MONTHS} months.`,
      example: true,
      shownWhen: is('publishDate', true),
      rules: [withinMonths(START_DATE_MONTHS, MESSAGES.startDate)],
    }),
  },
})

export const available = advertBlock({
  name: 'available',
  title: 'Available from',
  help: 'available',
  onlyFor: { appType: 'let' },
  fields: {
    moveInDate: day('Move in Date', LIMITS.moveInDateMonths, {
      question: 'When can someone move in?',
      past: true,
      hint: `Within the next ${LIMITS.moveInDateMonths} months.`,
      example: true,
      rules: [notAfterMonths(LIMITS.moveInDateMonths, MESSAGES.moveInDate)],
    }),
  },
})
