import { expect, test } from 'vitest'
import type { AppType } from '../form/block.ts'
import type { DraftAnswers } from './answers.ts'
import { summaryText } from './summary-text.ts'

const house = { propertyType: 'house', houseType: 4 } as const
const flat = { propertyType: 'flat', flatType: 28 } as const

test.each<[string, AppType, DraftAnswers, string]>([
  ['nothing is answered', 'sell', {}, ''],
  ['only house or flat is known', 'sell', { propertyType: 'house' }, ''],
  [
    'the type of the other kind is left over',
    'sell',
    { propertyType: 'house', flatType: 28, propertyBedrooms: 2 },
    '',
  ],
  ['a type was chosen, then nothing', 'sell', { propertyType: null, houseType: 4 }, ''],
  ['the bedrooms are not known', 'sell', house, 'Detached House For Sale'],
  ['a detached house is sold', 'sell', { ...house, propertyBedrooms: 3 }, '3 Bed Detached House For Sale'],
  [
    'a semi detached house is let',
    'let',
    { ...house, houseType: 3, propertyBedrooms: 4 },
    '4 Bed Semi Detached House To Let',
  ],
  [
    'a terraced house',
    'sell',
    { ...house, houseType: 1, propertyBedrooms: 2 },
    '2 Bed Terraced House For Sale',
  ],
  ['a bungalow', 'let', { ...house, houseType: 12, propertyBedrooms: 1 }, '1 Bed Bungalow To Let'],
  ['an apartment', 'let', { ...flat, propertyBedrooms: 2 }, '2 Bed Apartment To Let'],
  ['a maisonette', 'sell', { ...flat, flatType: 11, propertyBedrooms: 20 }, '20 Bed Maisonette For Sale'],
  [
    'a studio has no bedrooms to count',
    'let',
    { ...flat, flatType: 9, propertyBedrooms: 1 },
    'Studio Flat To Let',
  ],
])('when %s (%s)', (_name, appType, answers, summary) => {
  expect(summaryText(appType, answers)).toBe(summary)
})
