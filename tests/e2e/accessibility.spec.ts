import type { FileChooser, Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { photoFile } from '../support/browser-photos.ts'
import { expect, test } from '../support/browser-test.ts'
import { openComplete } from '../support/by-calls.ts'
import {
  choose,
  control,
  enterManually,
  next,
  openAtFindAddress,
  openCreationPage,
  type,
} from '../support/creation-page.ts'

import { chooseHome } from '../support/found-address.ts'

interface State {
  readonly reach: (page: Page) => Promise<unknown>
  /** What is new in it, where the rest was looked at in a state before. */
  readonly part?: string
  /** Together these show everything specific to wide windows: outline and preview, with and without answers and errors. */
  readonly isWholeAtADesk?: boolean
}
type Journey = Readonly<Record<string, State>>

/** On a machine that does other work too, several states take minutes. */
const PATIENCE_MS = 300_000

const help = (page: Page) =>
  page.locator('[data-block="tenure"]').getByRole('button', { name: /^Help/ }).click()
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Every screen in every state, reached the way a user reaches it: one after another, as far as one page goes. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  'to sell, untouched': {
    'choose type': { reach: (page) => page.goto('/') },
    'address to be found': { reach: (page) => openAtFindAddress(page, 'sell') },
    'address typed': { reach: enterManually, part: '[data-block="manualAddress"]' },
    'outline open': { reach: (page) => page.locator('.outline-bar').click(), part: 'nav:has(.outline-bar)' },
    'asked before the form is cleared': {
      reach: async (page) => {
        await page.locator('.outline-bar').click()
        await page.getByRole('button', { name: 'Clear Form' }).click()
        await page.getByRole('dialog').waitFor()
      },
      part: 'dialog',
    },
    help: {
      reach: async (page) => {
        await closeDialog(page)
        await help(page)
        await page.getByRole('dialog').waitFor()
      },
      part: 'dialog',
      isWholeAtADesk: true,
    },
  },
  'to sell, answered': {
    'leasehold, later, accessible': {
      reach: async (page) => {
        await openCreationPage(page, 'sell')
        await control(page, 'tenureType').selectOption('2')
        await choose(page, 'knownleaseholdLeft', 'true')
        await choose(page, 'publishDate', 'true')
        await choose(page, 'isPropertyAccessible', 'true')
        await choose(page, 'hasPropertyEpc', 'epc_not_available')
        await type(page, 'summary', 'x'.repeat(260))
      },
    },
    'every error': { reach: (page) => next(page).click(), isWholeAtADesk: true },
  },
  'to sell, complete': {
    complete: { reach: (page) => openComplete(page, 'sell') },
    agent: { reach: (page) => choose(page, 'userAgent', 'true') },
  },
  'to let': {
    'address to be found': { reach: (page) => openAtFindAddress(page, 'let') },
    'address to be found, every error': { reach: (page) => next(page).click() },
    'address typed, every error': {
      reach: async (page) => {
        await enterManually(page)
        await next(page).click()
      },
      part: '[data-block="manualAddress"]',
    },
    'complete, with notices': {
      reach: (page) => openComplete(page, 'let', { propertyDss: 'false', propertyPets: 'false' }),
      isWholeAtADesk: true,
    },
  },
  'with the register': {
    'address and certificate found': {
      reach: async (page) => {
        await openAtFindAddress(page, 'sell')
        await chooseHome(page, true)
        await page.locator('.epc-graph').waitFor()
      },
    },
  },
}

for (const [journey, states] of Object.entries(JOURNEYS)) {
  test(`axe finds nothing, and nothing scrolls two ways at any width: ${journey}`, async ({ page }) => {
    test.setTimeout(PATIENCE_MS)
    for (const [state, { reach, part, isWholeAtADesk = false }] of Object.entries(states)) {
      await test.step(state, async () => {
        await page.setViewportSize({ width: 360, height: 800 })
        await reach(page)
        await expectNoViolations(page, part)
        await expectNothingTooWide(page, 'main', 'nav', 'dialog')
        if (!isWholeAtADesk) return
        await page.setViewportSize({ width: 1280, height: 800 })
        await expectNoViolations(page)
      })
    }
  })
}

test('a house for sale can be advertised by keyboard alone', async ({ page }) => {
  await openAtFindAddress(page, 'sell')
  const typed: Record<string, string> = {
    doorNumber: '17', streetName: 'Chapel Row', townName: 'York', propertyPostcode: 'YO1 7HH', countyName: 'North Y',
    sellingPrice: '450000', enquiryEmail: 'owner@example.com', enquiryPhone: '07700900123', propertyBedrooms: '3',
    propertyBathrooms: '2', propertyReceptions: '1', tenureType: 'Free', propertyDescription: 'A quiet home.',
    currentEpc: '64', potentialEpc: '82',
  } // biome-ignore format: a table
  const arrows: Record<string, number> = { userAgent: 0, hasPropertyParking: 1, isPropertyAccessible: 1 }
  const seen = new Set<string>()
  // Listens from the start: on a busy machine a listener added when Space is pressed can be too late.
  const choosers: FileChooser[] = []
  page.on('filechooser', (chooser) => choosers.push(chooser))
  let key = 'Tab'
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key)
    const at = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement
      return {
        name: focused.name ?? '',
        type: focused.type,
        text: focused.textContent,
        visible: focused.matches(':focus-visible'),
      }
    })
    expect(at.visible).toBe(true)
    if (at.text === 'Next') break
    key = at.text === 'Manually enter address' ? 'Enter' : 'Tab'
    if (at.type === 'file') {
      await page.keyboard.press('Space')
      await expect.poll(() => choosers.length).toBe(1)
      await choosers[0]?.setFiles(await photoFile('Front garden.jpg'))
    }
    if (at.name === '' || seen.has(at.name)) continue
    seen.add(at.name)
    if (at.type === 'radio' || at.type === 'checkbox') {
      await page.keyboard.press('Space')
      for (let i = 0; i < (arrows[at.name] ?? 0); i++) await page.keyboard.press('ArrowDown')
    } else if (typed[at.name]) await page.keyboard.type(typed[at.name] ?? '')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/confirm-identity\/sell$/)
})

test('everything that can be pressed is at least 44 px high on a phone, words in a line apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openCreationPage(page, 'let')
  const small = await page
    .locator(
      'main button:visible, main .choice:visible, main select:visible, main input:not([type=radio]):not([type=checkbox]):visible',
    )
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 43.5 && !one.matches('.link, .picker'))
        .map((one) => one.outerHTML.slice(0, 90)),
    )
  expect(small).toEqual([])
})
