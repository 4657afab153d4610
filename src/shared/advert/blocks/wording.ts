import { paragraphs, typed } from '../../form/field.ts'
import { advertBlock } from '../advert-block.ts'
import { LIMITS } from '../limits.ts'

export const summary = advertBlock({
  name: 'summary',
  title: 'Summary',
  lead: 'The headline of your advert. We write it from your answers, and you can change it.',
  help: 'summary',
  fields: {
    summary: typed('text', 'Summary', {
      question: 'Sum up your home in one line',
      longest: LIMITS.summary,
      counts: true,
    }),
  },
})

export const description = advertBlock({
  name: 'description',
  title: 'Description',
  help: 'description',
  fields: {
    propertyDescription: paragraphs('Description', {
      question: 'Describe your home',
      hint: 'What you like about living there, room by room, and what is close by.',
      longest: LIMITS.description,
      counts: true,
    }),
  },
})
