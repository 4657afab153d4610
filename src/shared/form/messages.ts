import { formatDate, type IsoDate } from '../values/iso-date.ts'

export const START_DATE_MONTHS = 3

/** Specification section 5. */
export const MESSAGES = {
  required: (label: string) => `The ${label} field is required.`,
  numeric: (label: string) => `The ${label} field may only contain numeric characters.`,
  email: (label: string) => `The ${label} field must be a valid email.`,
  webAddress: (label: string) => `The ${label} field must be a web address that begins with https://.`,
  format: (label: string) => `The ${label} field format is invalid.`,
  abroad: (label: string) =>
    `The ${label} is outside the United Kingdom. We only take homes in England, Scotland, Wales and Northern Ireland.`,
  lettersAndNumbers: (label: string) => `The ${label} field may only contain letters and numbers.`,
  name: (label: string) =>
    `The ${label} field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.`,
  maxLength: (label: string, max: number) => `The ${label} field may not be greater than ${max} characters.`,
  minValue: (label: string, min: number) => `The ${label} field must be ${min} or more.`,
  maxValue: (label: string, max: number) => `The ${label} field must be ${max} or less.`,
  date: (label: string, example: IsoDate) =>
    `The ${label} field must be a real date, like ${formatDate(example)}.`,
  notFuture: (label: string) => `The ${label} field must not be a day in the future.`,
  inLastMonths: (label: string, months: number) =>
    `The ${label} field must be a day in the last ${months} months.`,
  mobile: (label: string) => `The ${label} is not a valid mobile number.`,
  startDate: () => `Please provide a date within the next ${START_DATE_MONTHS} months.`,
  moveInDate: () => 'Please provide a date within the next year.',
  besideTheBorder: () => 'Please choose the country on your side of the border.',
  photos: () => 'At least one photo is required',
  uniquePhotos: () => 'Please upload unique images only',
  duplicateAddress: () =>
    'We already have an advert for a property with this address. Please provide a different address or contact our support team.',
} as const
