import type { Locator, Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { fillRegistration, live, somebody, verifyButton } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { draftByCalls, registerByCalls } from '../support/by-calls.ts'
import { openCreationPage } from '../support/creation-page.ts'

const open = (path: string) => async (page: Page) => {
  await page.goto(path)
  await live(page)
}
const refused = (path: string, button: string) => async (page: Page) => {
  await open(path)(page)
  await page.getByRole('button', { name: button }).click()
  await page.locator('.error-summary').waitFor()
}

type Journey = Readonly<Record<string, (page: Page) => Promise<unknown>>>

/** Every screen in every state, reached the way a user reaches it: one after another in a browser. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  'a guest': {
    register: open('/confirm-identity/sell'),
    'register, every error': refused('/confirm-identity/sell', 'Register and continue'),
    'sign in': open('/confirm-identity/sell?tab=sign-in'),
    'sign in, every error': refused('/confirm-identity/sell?tab=sign-in', 'Sign in'),
    'forgotten password, error': refused('/reset-password/let', 'Reset Password'),
    'choose a password, error': refused('/choose-password#token=x', 'Save password'),
    'a link that is not whole': open('/open-draft'),
    'agent register, every error': refused('/user-agent/register', 'Create My Agent Account'),
    'agent sign in, refused': refused('/user/login', 'Sign In'),
    'sign-in modal': async (page) => {
      await openCreationPage(page, 'sell')
      await page.locator('.sign-in-prompt a').first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
      await page.locator('dialog .error-summary').waitFor()
    },
  },
  'somebody who has registered': {
    'confirm the number': async (page) => {
      await registerByCalls(page, { verified: false })
      await open('/phone-number-verification/sell')(page)
    },
    'edit the number': open('/phone-number-verification/sell?page=2'),
    'enter the code, counting': async (page) => {
      await open('/phone-number-verification/sell')(page)
      await page.getByRole('button', { name: 'Send Code' }).click()
      await page.getByText(/You can ask for another in/).waitFor()
      await verifyButton(page).click()
    },
    'no listings': open('/profile/listings'),
    listings: async (page) => {
      await draftByCalls(page, 'let', { rentAmount: 950 })
      await open('/profile/listings')(page)
    },
  },
}

for (const [journey, states] of Object.entries(JOURNEYS)) {
  test(`axe finds nothing, and nothing is too wide: ${journey}`, async ({ page }) => {
    test.slow()
    for (const [state, reach] of Object.entries(states)) {
      await test.step(state, async () => {
        await page.setViewportSize({ width: 320, height: 700 })
        await reach(page)
        await expectNoViolations(page)
        await expectNothingTooWide(page, 'main', 'nav', 'header', 'dialog')
      })
    }
  })
}

test('somebody registers by keyboard alone', async ({ page }) => {
  const person = somebody()
  await open('/confirm-identity/let')(page)
  const typed: Record<string, string> = {
    title: 'Dr', firstName: 'Alex', lastName: 'Smith', email: person.email, mobile: person.phone,
  } // biome-ignore format: a table
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement
      return { name: focused.name ?? '', text: focused.textContent, seen: focused.matches(':focus-visible') }
    })
    expect(at.seen).toBe(true)
    if (at.name === 'termsConditions') await page.keyboard.press('Space')
    else if (typed[at.name]) await page.keyboard.type(typed[at.name] ?? '')
    if (at.text === 'Register and continue') break
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/phone-number-verification/let')
})

test('on a phone everything that can be pressed is at least 44 px high, words in a line apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open('/confirm-identity/sell')(page)
  await fillRegistration(page, somebody())
  const small = await page
    .locator('main button:visible, main .choice:visible, main select:visible, .account a:visible')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML.slice(0, 90)),
    )
  expect(small).toEqual([])
})

test('in the sign-in modal of a small phone the errors stand in sight, below a head of two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openCreationPage(page, 'sell')
  await page.locator('.sign-in-prompt a').first().click()
  const dialog = page.getByRole('dialog')
  const head = dialog.locator('.dialog-head')
  const lines = await head.locator('h2').evaluate((h2) => {
    const words = document.createRange()
    words.selectNodeContents(h2)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(2)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  const summary = dialog.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 })
  const topOf = (one: Locator) => one.evaluate((node) => node.getBoundingClientRect().top)
  const bottomOf = (one: Locator) => one.evaluate((node) => node.getBoundingClientRect().bottom)
  await expect(async () => {
    const below = (await topOf(summary)) - (await bottomOf(head))
    expect(below).toBeGreaterThanOrEqual(0)
    expect(below).toBeLessThan(40)
  }).toPass()
  await expect(page).toHaveTitle(/^Error: /)
  // The header covers the fields.
  await dialog.evaluate((node) => node.scrollTo({ top: 260, behavior: 'instant' }))
  const over = await head.evaluate((node) => {
    const { left, bottom, width } = node.getBoundingClientRect()
    return [0.1, 0.3, 0.5, 0.9].every((part) =>
      node.contains(document.elementFromPoint(left + width * part, bottom - 3)),
    )
  })
  expect(over).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveTitle(/^Error/)
})

test('the links of the account pages are 44 px wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const small = () =>
    page
      .locator(
        '.switch a, .number a, .not-received a, .account-page .buttons a, .top-navigation li:not(:has([aria-current])) a',
      )
      .evaluateAll((all) =>
        all
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect()
            return width < 44 || height < 44
          })
          .map((one) => one.outerHTML),
      )
  await open('/confirm-identity/sell?tab=sign-in')(page)
  expect(await small()).toEqual([])
  await registerByCalls(page, { verified: false })
  await open('/phone-number-verification/sell')(page)
  expect(await small()).toEqual([])
  for (const number of [2, 3]) {
    await open(`/phone-number-verification/sell?page=${number}`)(page)
    expect(await small()).toEqual([])
  }
})
