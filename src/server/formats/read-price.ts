import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { PRICE_ON_APPLICATION } from '#shared/advert/options.ts'
import type { AppType } from '#shared/form/block.ts'
import { COMING_SOON, PRICE_WORDS, RENT_PERIODS } from './codes.ts'
import { type Fields, required } from './fields.ts'

const FIGURE = /^\d{1,12}(?:\.\d{1,2})?$/

/** In pounds. `details` has the rooms, which a rent for each person is counted by. */
export function readPrice(price: Fields, details: Fields, appType: AppType): DraftAnswers {
  const pounds = readPounds(price)
  return appType === 'sell' ? readSale(price, pounds) : readRent(price, details, pounds)
}

function readPounds(price: Fields): number | null {
  const value = price.get('price')
  const isFigure = typeof value === 'number' || (typeof value === 'string' && FIGURE.test(value.trim()))
  const pounds = isFigure ? price.amount('price', required) : null
  if (pounds !== null && pounds >= 1) return pounds
  const message =
    'must be a figure of £1 or more. For a price on application, send the figure too. We don’t show it.'
  price.notes.refuse('GP_PRICE', price.pathOf('price'), message, value)
  return null
}

function readSale(price: Fields, pounds: number | null): DraftAnswers {
  checkMost(price, pounds, LIMITS.sellingPrice.max)
  const word = price.code('price_qualifier', PRICE_WORDS) ?? PRICE_WORDS.get(0)
  if (word?.priceType === null) {
    const message = 'says the price is of a share. We can’t show shared ownership yet.'
    price.notes.refuse('GP_PRICE', price.pathOf('price_qualifier'), message, price.get('price_qualifier'))
    return {}
  }
  if (!word?.isExact && price.get('price_qualifier') !== COMING_SOON) {
    const message = 'isn’t one of ours. We show the price with the nearest we have.'
    price.notes.warn('GP_W_CONVERTED', price.pathOf('price_qualifier'), message, price.get('price_qualifier'))
  }
  return { sellingPrice: pounds, priceType: word?.priceType ?? 0 }
}

/** Ours are weekly or monthly. */
function readRent(price: Fields, details: Fields, pounds: number | null): DraftAnswers {
  if (price.get('price_qualifier') === PRICE_ON_APPLICATION) {
    const message = 'leaves the rent open. An advert to let must state one rent.'
    price.notes.refuse('GP_LAW', price.pathOf('price_qualifier'), message, PRICE_ON_APPLICATION)
  }
  const period = price.code('rent_frequency', RENT_PERIODS, required)
  const people = price.get('per_person') === true ? Math.max(1, details.whole('bedrooms') ?? 1) : 1
  if (pounds === null || period === undefined) return {}
  const rentAmount = Math.round(pounds * period.times * people * 100) / 100
  if (rentAmount !== pounds) {
    const unit = period.priceFrequency === 1 ? 'month' : 'week'
    const message = `is now £${rentAmount} a ${unit}, since we show rents by the week or the month.`
    price.notes.warn('GP_W_CONVERTED', price.pathOf('price'), message, pounds)
  }
  checkMost(price, rentAmount, LIMITS.rentAmount.max)
  return { rentAmount, priceFrequency: period.priceFrequency }
}

function checkMost(price: Fields, pounds: number | null, most: number): void {
  if (pounds === null || pounds <= most) return
  price.notes.refuse('GP_RANGE', price.pathOf('price'), `is more than £${most}.`, pounds)
}
