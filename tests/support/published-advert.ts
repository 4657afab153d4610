import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import { ADVERT_PAGE } from '../../src/shared/advert/page.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import { type AppType, blocksFor, fieldsIn } from '../../src/shared/form/block.ts'
import type { Photo } from '../../src/shared/form/photo.ts'
import { photoUid } from '../../src/shared/form/photo-file.ts'
import { addMonths, today } from '../../src/shared/values/iso-date.ts'
import { newDoor } from './creation-page.ts'
import { codeFor, somebody } from './people-pages.ts'

interface Answer {
  readonly success: boolean
  readonly error_message: string
  readonly errors?: readonly { block: string; field: string; message: string }[]
  readonly payment_required?: boolean
  readonly listing_id?: string | null
}

export interface PublishedByCalls {
  /** The id of the advert. */
  readonly listing: string
  /** The uuid of its draft. */
  readonly uuid: string
  /** The mailbox and the telephone of its owner. */
  readonly email: string
  readonly phone: string
  readonly answers: DraftAnswers
}

interface Wanted {
  readonly appType?: AppType
  readonly photos?: number
  readonly answers?: DraftAnswers
}

async function call(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data })
  return (await answer.json()) as Answer
}

/** Registers somebody in the page's browser, and confirms their number. */
async function registerByCalls(page: Page): Promise<{ email: string; phone: string }> {
  const { email, phone } = somebody()
  const person = { title: 4, firstname: 'Alex', lastname: 'Smith', email, phone }
  const registered = await call(page, ENDPOINTS.register.path, {
    ...person,
    generate_password: true,
    send_email: true,
  })
  expect(registered).toMatchObject({ success: true })
  const sent = await call(page, ENDPOINTS.verifyPhone.path, { phone, dialCode: '+44' })
  expect(sent).toMatchObject({ success: true })
  const verified = await call(page, ENDPOINTS.verifyCode.path, { code: await codeFor(page, phone) })
  expect(verified).toMatchObject({ success: true })
  return { email, phone }
}

/** Publishes a free advert by the calls that the pages make; the page's browser is its owner's from then on. */
export async function publishedByCalls(
  page: Page,
  { appType = 'sell', photos = 2, answers: changed = {} }: Wanted = {},
): Promise<PublishedByCalls> {
  const { email, phone } = await registerByCalls(page)
  const uuid = randomUUID()
  const files_uploaded: Photo[] = []
  for (let number = 1; number <= photos; number++) files_uploaded.push(await uploaded(page, uuid, number))
  const answers = {
    ...answersFor(appType),
    enquiryEmail: email,
    enquiryPhone: phone,
    files_uploaded,
    ...changed,
  }
  const data = {
    uuid,
    version: 0,
    app_type: appType,
    address_type: 'orphan',
    blocks: blocksOf(appType, answers),
  }
  const published = await call(page, ENDPOINTS.saveFinal.path, { data })
  expect(published).toMatchObject({ success: true, payment_required: false, errors: [] })
  return { listing: published.listing_id ?? '', uuid, email, phone, answers }
}

/** The answers under their blocks, as the wire has them. */
function blocksOf(appType: AppType, answers: DraftAnswers): object {
  const valueOf = new Map<string, unknown>(Object.entries(answers))
  return Object.fromEntries(
    blocksFor(ADVERT_PAGE, appType).map((block) => [
      block.name,
      {
        fields: Object.fromEntries(
          fieldsIn(block).flatMap(([name]) =>
            valueOf.has(name) ? [[name, { value: valueOf.get(name) }]] : [],
          ),
        ),
      },
    ]),
  )
}

async function uploaded(page: Page, uuid: string, number: number): Promise<Photo> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 1200, height: 800, channels: 3, background: '#8aa394', noise } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const name = `Room ${number}.jpg`
  const sent = await page.request.post(ENDPOINTS.uploadFile.path, {
    multipart: { uuid, file: { name, mimeType: 'image/jpeg', buffer } },
  })
  const { id, url } = (await sent.json()) as { id: string; url: string }
  const file = { name, size: buffer.length, lastModified: 1_763_000_000_000 + number }
  return { id, url, uid: photoUid(file), ...file }
}

/** Complete and valid, of a home of its own. */
function answersFor(appType: AppType): DraftAnswers {
  return {
    userAgent: false,
    doorNumber: newDoor(),
    streetName: 'Mill Lane',
    townName: 'Chalfont St. Peter',
    propertyPostcode: 'SL9 9AA',
    countyName: 'Buckinghamshire',
    countryName: 'England',
    contactPreference: 'both',
    propertyType: 'house',
    houseType: 4,
    propertyBedrooms: 3,
    propertyBathrooms: 1,
    propertyReceptions: 2,
    hasPropertyParking: true,
    parkingType: [17, 16],
    isPropertyAccessible: true,
    accessibleFeatures: [37],
    propertyDescription:
      'A bright home at the end of a quiet lane, ten minutes on foot from the station.\n\nThe garden faces south.',
    currentEpc: 64,
    potentialEpc: 81,
    marketingOption: 'none',
    publishDate: false,
    termsAndConditions: true,
    ...(appType === 'sell' ? FOR_SALE : { ...TO_LET, moveInDate: addMonths(today(new Date()), 1) }),
  }
}

const FOR_SALE: DraftAnswers = {
  priceType: 0,
  sellingPrice: 325_000,
  tenureType: 1,
  hasPropertyEpc: 'epc_available',
  summary: '3 Bed Detached House For Sale',
}
const TO_LET: DraftAnswers = {
  rentAmount: 950,
  priceFrequency: 1,
  rentalType: '0',
  propertyReferences: 'true',
  propertyDss: 'true',
  propertyPets: 'true',
  propertyBroadband: 'true',
  propertyBills: 'false',
  upfrontPayment: true,
  summary: '3 Bed Detached House To Let',
}
