import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { actorOn } from '../support/account-pages.ts'
import { PASSWORD } from '../support/actor.ts'
import { aBlm, aRow } from '../support/blm.ts'
import { expect, test } from '../support/browser-test.ts'
import { operator } from '../support/operator.ts'
import { aProperty, envelope } from '../support/rtdf.ts'

const DATA_DIR = process.env['E2E_DATA_DIR'] ?? ''

async function look(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'header', 'main')
}

/** Signed in as whoever an agency was made for. */
async function asOwner(page: Page): Promise<void> {
  const email = `agency-${Date.now()}@example.org`
  const made = await operator(['agency', 'add', '--name', 'Northgate Homes', '--email', email], { DATA_DIR })
  expect(made.err).toBe('')
  const actor = actorOn(page)
  await actor.post('/create-listing/password-remind', { email })
  const token = await actor.messages.tokenFor(email)
  await actor.post('/create-listing/choose-password', { token, password: PASSWORD })
  await actor.post('/user/login', { email, password: PASSWORD })
}

/** Reloads until the file has been read. */
async function whenDone(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Done. Received on')).toBeVisible({ timeout: 500 })
  }).toPass()
}

const BRANCHES = ['north', 'south', 'west']
const STREETS = ['Mill Lane', 'Church Street', 'High Street']

/** 200 homes in all; the first of each branch is refused. */
async function sendStock(page: Page, branch: string, index: number): Promise<void> {
  await page.goto('/agency/feeds')
  await page.getByLabel('Branch', { exact: true }).fill(branch)
  await page.getByLabel('BLM 3, all homes of the branch in a file').check()
  await page.getByRole('button', { name: 'Add the feed' }).click()
  const form = page.locator('tr, li').filter({ hasText: branch })
  await form.getByRole('link', { name: 'BLM 3' }).first().click()
  const rows = Array.from({ length: index === 0 ? 66 : 67 }, (_, at) =>
    aRow(`${branch}_${at + 1}`, {
      BRANCH_ID: branch,
      ADDRESS_2: STREETS[index] ?? '',
      ...(at === 0 && { PRICE: 'POA' }),
    }),
  )
  const buffer = Buffer.from(aBlm(rows))
  const file = { name: 'stock.blm', mimeType: 'application/octet-stream', buffer }
  await page.getByLabel('A .blm file, or a zip with one').setInputFiles(file)
  await page.getByRole('button', { name: 'Send it' }).click()
  await whenDone(page)
}

/** The secret of a new agency's feed of RTDF. */
async function aFeedOf(name: string): Promise<string> {
  const run = async <T>(words: readonly string[]): Promise<T> =>
    JSON.parse((await operator(words, { DATA_DIR })).out.trim().split('\n').at(-1) ?? '') as T
  const email = `${name.toLowerCase()}-${Date.now()}@example.org`
  const { agency } = await run<{ agency: string }>(['agency', 'add', '--name', name, '--email', email])
  const feed = ['feed', 'add', '--agency', agency, '--branch', '1', '--format', 'rtdf']
  return (await run<{ secret: string }>(feed)).secret
}

test.describe('a home of several agents', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('stands on one card, which leads to each', async ({ page }) => {
    const street = 'Weavers Row'
    for (const name of ['Northgate', 'Southgate']) {
      const home = envelope(aProperty({ address: { address_2: street } }), 1, 1)
      const url = `/v1/property/sendpropertydetails/${await aFeedOf(name)}`
      expect((await page.request.post(url, { data: home })).ok()).toBe(true)
    }
    await page.goto(`/adverts?place=${encodeURIComponent(street)}`)
    const card = page.getByRole('article')
    await expect(card).toHaveCount(1)
    await look(page)
    await card.getByRole('link', { name: 'Southgate' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page)
  })
})

test.describe('an agency’s pages', () => {
  test.use({ expectedErrors: ['status of 422'], viewport: { width: 320, height: 640 } })

  test('make a feed, try and send a file, and show the homes with what is wrong first', async ({ page }) => {
    await asOwner(page)
    await page.goto('/advertise-your-property/your-listing')
    await page.getByRole('link', { name: 'Homes that Northgate Homes’s software sends' }).click()
    await look(page)
    await page.getByRole('link', { name: 'Feeds' }).click()
    await page.getByLabel('Branch', { exact: true }).fill('1234')
    await page.getByLabel('BLM 3, all homes of the branch in a file').check()
    await page.getByRole('button', { name: 'Add the feed' }).click()
    await expect(page.getByRole('heading', { name: 'Give these to your software now' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'BLM 3, all homes of the branch in a file' }).click()
    await look(page)
    const stock = aBlm([aRow('1234_1'), aRow('1234_2', { PRICE: 'POA' })])
    const file = { name: 'stock.blm', mimeType: 'application/octet-stream', buffer: Buffer.from(stock) }
    await page.getByLabel('A .blm file, or a zip with one').setInputFiles(file)
    await page.getByRole('button', { name: 'See what it would do' }).click()
    await whenDone(page)
    await expect(page.getByText('This is a dry run: it changes nothing.')).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'The feed of branch 1234' }).click()
    await page.getByLabel('A .blm file, or a zip with one').setInputFiles(file)
    await page.getByRole('button', { name: 'Send it' }).click()
    await whenDone(page)
    await page.getByRole('link', { name: 'Homes', exact: true }).click()
    await expect(page.getByRole('rowheader').first()).toHaveText('1234_2')
    await look(page)
    await page.getByRole('link', { name: '1234_1' }).click()
    await page.getByLabel('Headline').fill('A quiet house')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The feed doesn’t overwrite: headline.')).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByLabel('Name').fill('Our website')
    await page.getByLabel('Read the adverts').check()
    await page.getByRole('button', { name: 'Make the key' }).click()
    await expect(page.getByRole('heading', { name: 'Give these to your program now' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Read how the API works' }).click()
    await page.getByRole('link', { name: 'Read an advert' }).click()
    await expect(page.getByRole('heading', { name: 'Read an advert' })).toBeInViewport()
    await page.goto('/agency')
    await page.getByRole('link', { name: 'People' }).click()
    await look(page)
    await page.getByRole('link', { name: 'Memberships' }).click()
    await look(page)
  })

  test('show 200 homes of three branches, to be searched, shown by branch and downloaded, by keyboard', async ({
    page,
  }) => {
    await asOwner(page)
    for (const [index, branch] of BRANCHES.entries()) await sendStock(page, branch, index)
    await page.goto('/agency')
    await expect(page.getByRole('table')).toContainText('200 homes, 3 with something wrong, first')
    await expect(page.getByText('Page 1 of 4')).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'Next page' }).press('Enter')
    await expect(page.getByText('Page 2 of 4')).toBeVisible()
    await page.getByLabel('Branch').selectOption('south')
    await page.getByLabel('Reference, street or town').fill('south_1')
    await page.getByLabel('Reference, street or town').press('Enter')
    await expect(page.getByRole('table')).toContainText('11 homes, 1 with something wrong')
    await look(page)
    await page.getByText('Download all homes').focus()
    await page.keyboard.press('Enter')
    await look(page)
    const taken = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV, for a spreadsheet' }).press('Enter')
    const text = await readFile(await (await taken).path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(1 + 197)
  })

  test('add a web hook, show its secret once, and say what came of a test', async ({ page }) => {
    await asOwner(page)
    await page.goto('/agency')
    await page.getByRole('link', { name: 'Web hooks' }).click()
    await look(page)
    await page.getByRole('button', { name: 'Add the web hook' }).click()
    await page.getByRole('link', { name: 'Choose what we tell it.' }).click()
    await expect(page.getByLabel('Someone enquires about a home')).toBeFocused()
    await page.keyboard.press('Space')
    // Nobody is reached by it: there is no site inside that it may tell.
    await page.getByLabel('The address of your program').fill('https://127.0.0.1/enquiries?of=northgate')
    await page.getByRole('button', { name: 'Add the web hook' }).click()
    await expect(page.getByRole('heading', { name: 'Give these to your program now' })).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByText('We’re sending a test.')).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Its address isn’t another site’s')).toBeVisible({ timeout: 100 })
    }).toPass()
    await look(page)
  })

  test('name the portals that adverts are sent to, and say what is wrong with a new one', async ({
    page,
  }) => {
    await asOwner(page)
    await page.goto('/agency/portals')
    await look(page)
    await page.getByLabel('The portal’s name').fill('Homefinder')
    await page.getByLabel('Your branch').fill('1234')
    await page.getByLabel('RTDF 1.4.1, as Rightmove and OnTheMarket take it').check()
    await page.getByLabel('Network ID').fill('77')
    await page.getByLabel('What the portal calls the branch').fill('501')
    await page.getByLabel('A secret in the header ‘Authorization: Bearer’').check()
    await page.getByRole('button', { name: 'Add the portal' }).click()
    await page.getByRole('link', { name: 'Enter the portal’s address' }).click()
    await expect(page.getByLabel('Its address')).toBeFocused()
    await look(page)
    await page.keyboard.type('https://portal.example/v1/property')
    await page.getByLabel('The secret').fill('a-secret-of-theirs')
    await page.getByRole('button', { name: 'Add the portal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Homefinder' })).toBeVisible()
    await look(page)
  })
})
