import { describe, expect, test } from 'vitest'
import {
  aHouse,
  aHouseToLet,
  letting,
  selling,
  TODAY,
  withFoundAddress,
} from '../../../tests/support/builders.ts'
import { photos } from '../../../tests/support/photos.ts'
import { fc } from '../../../tests/support/properties.ts'
import { anyDraft } from '../../../tests/support/random-answers.ts'
import type { DraftAnswers } from '../advert/answers.ts'
import { ADVERT_PAGE } from '../advert/page.ts'
import { SPECIFIED_PAGE } from '../advert/specified-page.ts'
import { blocksFor, type Context, fieldsIn } from '../form/block.ts'
import { readInitialDataRequest, readSave, stateOf, wireBlocks } from './page-state.ts'
import { answersIn } from './wire-blocks.ts'

const UUID = '3f8b2c1a-9d4e-4f6a-8b2c-1a9d4e4f6a8b'

/** A save as the server receives it: parsed from text. */
const save = (over: Readonly<Record<string, unknown>> = {}): unknown =>
  JSON.parse(JSON.stringify({ data: { uuid: UUID, version: 0, app_type: 'sell', blocks: {}, ...over } }))
const withValue = (block: string, field: string, value: unknown, appType = 'sell'): unknown =>
  save({ app_type: appType, blocks: { [block]: { fields: { [field]: { value } } } } })

describe('a save is read', () => {
  test('with nothing but uuid, version, app type and blocks; addresses are then looked up', () => {
    expect(readSave(save())).toEqual({
      ok: true,
      value: { uuid: UUID, version: 0, appType: 'sell', addressType: 'standard', answers: {} },
    })
  })

  test.each([
    ['standard', 'standard'],
    ['orphan', 'orphan'],
    ['manual', 'orphan'],
    [null, 'standard'],
  ])('with the address type %j as %s', (given, addressType) => {
    expect(readSave(save({ address_type: given }))).toMatchObject({ ok: true, value: { addressType } })
  })

  test('for the fields’ values and nothing else of the page state', () => {
    const body = save({
      user_type: 'agent', user: { verified: true }, order: { isPaid: true }, listing: 'x', valid_pages: ['sell'],
      blocks: { priceType: { valid: true, extra: 1, fields: { sellingPrice: { value: 1, valid: true, touched: true, also: {} } } } },
    }) // biome-ignore format: a table
    expect(readSave(body)).toEqual({
      ok: true,
      value: {
        uuid: UUID,
        version: 0,
        appType: 'sell',
        addressType: 'standard',
        answers: { sellingPrice: 1 },
      },
    })
  })

  test.each([null, ''])('where %j means that there is no answer', (value) => {
    expect(readSave(withValue('summary', 'summary', value))).toMatchObject({
      ok: true,
      value: { answers: { summary: null } },
    })
  })

  test.each([
    ['orphan', ['propertyAddress', 'manualAddress'], 'typed'],
    ['orphan', ['manualAddress', 'propertyAddress'], 'typed'],
    ['standard', ['propertyAddress', 'manualAddress'], 'found'],
    ['standard', ['manualAddress', 'propertyAddress'], 'found'],
  ])('with the postcode of the address block that is shown: %s among %j', (address_type, order, postcode) => {
    const values: Readonly<Record<string, string>> = { manualAddress: 'typed', propertyAddress: 'found' }
    const blocks = Object.fromEntries(
      order.map((name) => [name, { fields: { propertyPostcode: { value: values[name] } } }]),
    )
    expect(readSave(save({ address_type, blocks }))).toMatchObject({
      ok: true,
      value: { answers: { propertyPostcode: postcode } },
    })
  })

  test.each([0, 1, 2_147_483_646])('with the version %d', (version) => {
    expect(readSave(save({ version }))).toMatchObject({ ok: true, value: { version } })
  })
})

describe('a request for the first state is read', () => {
  test.each([
    [{ app_type: 'sell' }, { uuid: null, appType: 'sell', addressType: 'standard' }],
    [
      { app_type: 'let', uuid: null, address_type: 'standard' },
      { uuid: null, appType: 'let', addressType: 'standard' },
    ],
    [
      { app_type: 'let', uuid: UUID, address_type: 'manual' },
      { uuid: UUID, appType: 'let', addressType: 'orphan' },
    ],
  ])('%j', (data, value) => {
    expect(readInitialDataRequest({ data })).toEqual({ ok: true, value })
  })

  test.each(['', 'abc', UUID.toUpperCase(), '00000000-0000-0000-0000-000000000000'])(
    'of a uuid that none of ours can be, as of a new draft: %j',
    (uuid) => {
      const value = { uuid: null, appType: 'let', addressType: 'standard' }
      expect(readInitialDataRequest({ data: { app_type: 'let', uuid } })).toEqual({ ok: true, value })
    },
  )

  test.each([
    [null, 'The request needs an object called data.'],
    [{}, 'The request needs an object called data.'],
    [{ data: {} }, 'The app_type must be sell or let.'],
    [{ data: { app_type: 'sell', uuid: 7 } }, 'The uuid isn’t one of ours.'],
    [{ data: { app_type: 'sell', address_type: 'x' } }, 'The address_type must be standard or orphan.'],
  ])('or refused: %j', (body, message) => {
    expect(readInitialDataRequest(body)).toEqual({ ok: false, message })
  })
})

describe.each([selling, letting, withFoundAddress(selling), withFoundAddress(letting)])(
  'with $appType and $addressType',
  (context: Context) => {
    const names = [
      ...new Set(
        blocksFor(ADVERT_PAGE, context.appType).flatMap((block) => fieldsIn(block).map(([name]) => name)),
      ),
    ]

    test('any answers come back from the wire as they were', () => {
      fc.assert(
        fc.property(anyDraft(context.appType), (answers) => {
          const given: Readonly<Record<string, unknown>> = answers
          const complete = answered(Object.fromEntries(names.map((name) => [name, given[name]])))
          const blocks = wireBlocks(context, answers, TODAY)
          const read = readSave(
            save({ app_type: context.appType, address_type: context.addressType, blocks }),
          )
          expect(read).toMatchObject({ ok: true, value: { ...context, answers: complete } })
          expect(answered(answersIn(blocks))).toEqual(complete)
        }),
      )
    })
  },
)

/** Without what is not answered. */
const answered = (answers: object) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null && value !== undefined))

const phoneKnownAs = (known: boolean) =>
  wireBlocks(selling, aHouse(), TODAY, () => known)['sendEnquiries']?.fields['enquiryPhone']

describe('the blocks on the wire', () => {
  test('have every field of the page, also of blocks that are not shown', () => {
    const blocks = wireBlocks(selling, {}, TODAY)
    expect(Object.keys(blocks)).toEqual(blocksFor(SPECIFIED_PAGE, 'sell').map(({ name }) => name))
    expect(blocks['flatType']).toEqual({
      valid: true,
      fields: { flatType: { value: null, valid: true, touched: false } },
    })
  })

  test('have what a law asks for where it is asked, and whatever was answered', () => {
    const namesFor = (answers: DraftAnswers) => Object.keys(wireBlocks(letting, answers, TODAY))
    expect(namesFor({ propertyPostcode: 'SL9 9AA' })).toContain('possession')
    expect(namesFor({ propertyPostcode: 'EH1 1YZ' })).not.toContain('possession')
    expect(namesFor({ propertyPostcode: 'EH1 1YZ', possessionGround: 'none' })).toContain('possession')
  })

  test('have what nobody has to answer once something of it is answered', () => {
    expect(Object.keys(wireBlocks(selling, aHouse(), TODAY))).not.toContain('material')
    expect(Object.keys(wireBlocks(selling, aHouse({ councilTaxBand: 'C' }), TODAY))).toContain('material')
  })

  test('say what is valid today, and what was answered', () => {
    const { rent, available } = wireBlocks(letting, aHouseToLet({ rentAmount: 0, moveInDate: null }), TODAY)
    expect(rent).toEqual({
      valid: false,
      fields: {
        rentAmount: { value: 0, valid: false, touched: true },
        priceFrequency: { value: 1, valid: true, touched: true },
      },
    })
    expect(available?.fields['moveInDate']).toEqual({ value: null, valid: false, touched: false })
  })

  test('say what the server knows of a number', () => {
    expect([phoneKnownAs(true)?.valid, phoneKnownAs(false)?.valid]).toEqual([true, false])
  })
})

test('a guest’s page state has the keys of the contract', () => {
  const state = { ...stateOf({ uuid: UUID, version: 3, ...selling }), blocks: {} }
  expect(state).toEqual({
    uuid: UUID,
    version: 3,
    app_type: 'sell',
    active_page: 'sell',
    address_type: 'orphan',
    user_type: 'guest',
    user_agent: false,
    listing: null,
    listingNew: true,
    valid_pages: [],
    blocks: {},
    order: { isPaid: false },
    user: { verified: false, phone: null, dialCode: null, pendingListings: [] },
    haveEpcInDatabase: false,
  })
})

test('floor plans stand behind the photos, so that none is ever the cover', () => {
  const [first, second, third] = photos(3)
  const files_uploaded = [{ ...first, isPlan: true }, second, { ...third, caption: ' Hall ' }]
  const blocks = { photos: { fields: { files_uploaded: { value: files_uploaded } } } }
  expect(readSave(save({ app_type: 'sell', address_type: 'orphan', blocks }))).toMatchObject({
    value: {
      answers: { files_uploaded: [second, { ...third, caption: 'Hall' }, { ...first, isPlan: true }] },
    },
  })
})
