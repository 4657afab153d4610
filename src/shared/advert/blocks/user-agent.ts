import { radios } from '../../form/choice-fields.ts'
import { advertBlock } from '../advert-block.ts'
import { USER_AGENT } from '../options.ts'

export const userAgent = advertBlock({
  name: 'userAgent',
  title: 'About you',
  help: 'userAgent',
  fields: {
    userAgent: radios('Agent', USER_AGENT, { question: 'Are you an estate agent or letting agent?' }),
  },
})
