import { expect, test } from 'vitest'
import { certifiedHome } from './certificate-words.ts'

const heatedBy = (...texts: readonly string[]) =>
  certifiedHome({ main_heating: texts.map((description) => ({ description })) }).heating
const wallsOf = (...texts: readonly string[]) =>
  certifiedHome({ walls: texts.map((value) => ({ description: { value, language: '1' } })) }).construction

test.each([
  ['Boiler and radiators, mains gas', 'gas-central'],
  ['Boiler & underfloor, mains gas', 'gas-central'],
  ['Warm air, mains gas', 'gas-central'],
  ['Boiler and radiators, oil', 'oil'],
  ['Boiler and radiators, LPG', 'lpg'],
  ['Room heaters, bottled gas', 'lpg'],
  ['Boiler and radiators, anthracite', 'solid-fuel'],
  ['Boiler and radiators, smokeless fuel', 'solid-fuel'],
  ['Room heaters, dual fuel (mineral and wood)', 'solid-fuel'],
  ['Boiler and radiators, wood pellets', 'solid-fuel'],
  ['Electric storage heaters', 'electric'],
  ['Room heaters, electric', 'electric'],
  ['Boiler and radiators, electric', 'electric'],
  ['Air source heat pump, radiators, electric', 'heat-pump'],
  ['Ground source heat pump, underfloor, electric', 'heat-pump'],
  ['Electric heat pumps, electric', 'heat-pump'],
  ['Community scheme', 'communal'],
  ['Community heat pump, electric', 'communal'],
  ['Community scheme, mains gas', 'communal'],
  ['No system present: electric heaters assumed', 'none'],
])('heating: %s', (text, heating) => {
  expect(heatedBy(text)).toBe(heating)
})

test.each([
  ['Room heaters, mains gas'],
  ['Bwyler a rheiddiaduron, nwy prif gyflenwad'],
  ['Boiler and radiators'],
  ['Boiler and radiators, mains gas, Room heaters, electric'],
  ['Boiler and radiators, mains gas, boiler and radiators, oil'],
  [''],
])('heating that no answer says: %s', (text) => {
  expect(heatedBy(text)).toBeUndefined()
})

test.each([
  ['Solid brick, as built, no insulation (assumed)', 'brick'],
  ['Sandstone, as built, no insulation (assumed)', 'stone'],
  ['Granite or whinstone, with internal insulation', 'stone'],
  ['Timber frame, as built, insulated (assumed)', 'timber-frame'],
])('walls: %s', (text, construction) => {
  expect(wallsOf(text)).toBe(construction)
})

test.each([
  ['Cavity wall, as built, insulated (assumed)'],
  ['System built, with internal insulation'],
  ['Average thermal transmittance 0.18 W/m²K'],
])('walls that no answer says: %s', (text) => {
  expect(wallsOf(text)).toBeUndefined()
})

test('a home of several kinds tells nothing; the same twice is one', () => {
  expect(heatedBy('Boiler and radiators, anthracite', 'Boiler and radiators, mains gas')).toBeUndefined()
  expect(heatedBy('Boiler and radiators, mains gas', 'Bwyler')).toBeUndefined()
  expect(heatedBy('Electric storage heaters', 'Room heaters, electric')).toBe('electric')
  expect(wallsOf('Solid brick', 'Cavity wall')).toBeUndefined()
})

test.each([
  [undefined],
  [null],
  ['Boiler and radiators, mains gas'],
  [{}],
  [[]],
  [[null, 7, {}]],
  [[{ description: 7 }]],
  [[{ description: { value: ['mains gas'] } }]],
])('what is no list of descriptions tells nothing: %j', (main_heating) => {
  expect(certifiedHome({ main_heating, walls: main_heating })).toEqual({})
})
