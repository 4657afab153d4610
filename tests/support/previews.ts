import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import type { DraftPreview } from '../../src/shared/api/document-state.ts'
import type { Context } from '../../src/shared/form/block.ts'
import { TODAY, visibleFields } from './builders.ts'

/** The page that shows the whole advert, of a draft that lacks nothing. */
export function aPreview(
  { appType, addressType }: Context,
  answers: DraftAnswers,
  more: Partial<DraftPreview> = {},
): DraftPreview {
  return {
    uuid: '3f8b2c1a-9d4e-4f6a-8b2c-1a9d4e4f6a8b',
    appType,
    addressType,
    answers,
    problems: [],
    advice: [],
    asked: visibleFields({ appType, addressType }, answers),
    isForAgent: false,
    address: '',
    isPaid: false,
    published: null,
    advert: {
      listing: '',
      appType,
      answers: {},
      hasPhone: true,
      photos: [],
      plans: [],
      street: 'Mill Lane',
      town: 'York',
      district: 'YO1',
      marketingOption: 'none',
      liveFrom: TODAY,
      updatedAt: `${TODAY}T12:00:00Z`,
    },
    ...more,
  }
}
