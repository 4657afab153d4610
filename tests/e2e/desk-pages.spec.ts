import type { Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import { failRefund, joinDesk, referenceOf, somethingToDecide } from '../support/desk-pages.ts'

test.setTimeout(240_000)
// Chromium logs every 4xx response.
test.use({ expectedErrors: ['status of 422'] })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const STOPS_OF_A_DATE = 4

/** What the Tab key reaches, each once, is all that can be worked, in the page's own order. */
async function expectReachable(page: Page): Promise<void> {
  const all = await page.locator('a[href], button, input, textarea').evaluateAll((controls) => {
    const groups = new Set<string>()
    return controls.flatMap((control, index) => {
      control.setAttribute('data-place', String(index))
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return [String(index)]
      // Of the choices of a group the keyboard stops at one.
      const isFirst = !groups.has(control.name)
      groups.add(control.name)
      return control.checked || (isFirst && !document.querySelector(`[name="${control.name}"]:checked`))
        ? [String(index)]
        : []
    })
  })
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.body.focus()
  })
  const reached: string[] = []
  for (let presses = 0; presses < all.length * STOPS_OF_A_DATE && reached.length < all.length; presses++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '')
    if (place !== reached.at(-1)) reached.push(place)
  }
  expect(reached).toEqual(all)
}

async function look(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'header', 'main')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectReachable(page)
}

test('every page of the desk with something on it: axe, the keyboard, and nothing too wide at 320 px', async ({
  page,
  browser,
}) => {
  const { listing, order, email, applicant, caseNumber } = await somethingToDecide(page)
  const staff = await (await browser.newContext()).newPage()
  await joinDesk(staff)
  const act = async (name: string | RegExp, why: string, nth = 0): Promise<void> => {
    const form = staff
      .locator('form.stack')
      .filter({ has: staff.getByRole('button', { name }) })
      .nth(nth)
    await form.getByRole('textbox').last().fill(why)
    await form.getByRole('button', { name }).press('Enter')
  }

  await expect(heading(staff, 'Today')).toBeVisible()
  const queues = [
    'Payments that need',
    'Adverts to post',
    'Tenant references',
    'Contested',
    'Messages',
    'Reports',
  ]
  for (const queue of queues) {
    await expect(staff.getByRole('heading', { level: 2, name: new RegExp(`^${queue}`) })).toBeVisible()
  }
  await look(staff)
  await staff.getByRole('button', { name: 'Mark as settled' }).first().press('Enter')
  await expect(staff.getByRole('alert')).toContainText('Say in a sentence what you did')
  await look(staff)

  await staff.getByLabel('Search for').fill(email)
  await staff.getByRole('button', { name: 'Search' }).press('Enter')
  for (const found of ['People', 'Adverts', 'Orders', 'Messages']) {
    await expect(staff.getByRole('heading', { level: 2, name: found })).toBeVisible()
  }
  await look(staff)

  await staff.getByRole('link', { name: caseNumber }).press('Enter')
  await expect(heading(staff, `Message ${caseNumber}`)).toBeVisible()
  await look(staff)
  await act('Close message', 'Answered by telephone.')
  await expect(staff.getByText('You’ve settled it.')).toBeVisible()

  await staff.goto('/desk')
  await staff.getByRole('link', { name: await referenceOf(applicant) }).press('Enter')
  await expect(heading(staff, /^Reference/)).toBeVisible()
  await look(staff)
  await staff.getByRole('button', { name: 'Judge it and send the report' }).press('Enter')
  await expect(staff.getByRole('alert')).toContainText('Choose a result.')
  await look(staff)

  await staff.goto('/desk')
  await staff.getByRole('link', { name: 'Refused: ‘No DSS’' }).last().press('Enter')
  await expect(heading(staff, /^Contested text/)).toBeVisible()
  await look(staff)
  await staff.getByRole('button', { name: 'Allow this text' }).press('Enter')
  await expect(staff.getByRole('alert')).toContainText('Say why in a sentence')
  await look(staff)
  await act('Allow this text', 'It is the name of a house.')
  await expect(staff.getByText('You’ve allowed the text')).toBeVisible()

  await staff.goto('/desk')
  const reference = `${listing.slice(0, 4)} ${listing.slice(4)}`.toUpperCase()
  await staff.getByRole('link', { name: `Post advert ${reference}` }).press('Enter')
  await expect(heading(staff, `Facebook: advert ${reference}`)).toBeVisible()
  await look(staff)
  await act('I’ve posted it', 'facebook')
  await expect(staff.getByRole('alert')).toBeVisible()
  await look(staff)
  await act('I’ve posted it', 'https://www.facebook.com/marketplace/item/123456789/')
  await expect(staff.getByText('You’ve noted the post')).toBeVisible()

  await staff.goto(`/desk/advert/${listing}`)
  await look(staff)
  await act('Take it down', 'It is not theirs: the land registry names somebody else.')
  await expect(staff.getByText('We’ve taken the advert down')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Put it back' })).toBeVisible()
  await look(staff)
  await act('Put it back', 'They proved that it is theirs.')
  await expect(staff.getByText('We’ve put the advert back')).toBeVisible()
  await staff.goto('/desk')
  await expect(staff.getByRole('link', { name: `Post advert ${reference}` })).toHaveCount(0)

  await staff.goto(`/desk/order/${order}`)
  await expect(staff.getByText('How much to refund')).toBeVisible()
  await look(staff)
  await staff.getByLabel(/for \d+ of \d+ days left today$/).check()
  await staff.getByRole('button', { name: 'Refund' }).press('Enter')
  await expect(staff.getByRole('alert')).toContainText('Say in a sentence why')
  await expect(staff.getByLabel(/for \d+ of \d+ days left today$/)).toBeChecked()
  await act('Refund', 'They cancelled.')
  await expect(staff.getByText('The refund is on its way.')).toBeVisible()
  await look(staff)
  await failRefund(order)
  await staff.reload()
  await look(staff)
  await staff.getByRole('button', { name: 'Try the refund again' }).press('Enter')
  await expect(staff.getByRole('alert')).toContainText('Say in a sentence why')
  await look(staff)
  await act('Try the refund again', 'The bank has their new account.')
  await expect(staff.getByText('The refund is on its way.')).toBeVisible()

  await staff.goto('/desk/discounts')
  await staff.getByRole('button', { name: 'Make code' }).press('Enter')
  await expect(staff.getByRole('alert')).toHaveText('Enter a code. Use 3 to 40 letters, digits and hyphens.')
  await look(staff)
  const code = `LOOK-${Date.now()}`
  await staff.getByLabel('Code', { exact: true }).fill(code)
  await staff.getByLabel('Percentage off').fill('10')
  await act('Make code', 'For the launch.')
  await expect(staff.getByText(`${code}: 10% off`)).toBeVisible()
  await look(staff)
  await act(`End ${code}`, 'The launch is over.')
  await expect(staff.getByText('The code has ended.')).toBeVisible()

  await staff.goto('/desk/audit')
  await expect(staff.getByText('The launch is over.').first()).toBeVisible()
  await look(staff)
  await staff.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(heading(staff, 'Sign in')).toBeVisible()
  await staff.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expect(staff.getByRole('alert')).toContainText('is wrong')
  await look(staff)
})
