import type { Page } from '@playwright/test'
import { expectNothingTooWide, expectNoViolations } from '../support/accessible.ts'
import { actorOn, heading, live } from '../support/account-pages.ts'
import { expect, test } from '../support/browser-test.ts'
import { boughtByCalls } from '../support/by-calls.ts'
import { joinDesk, referenceOf } from '../support/desk-pages.ts'

test.setTimeout(180_000)
// Chromium logs every 4xx response.
test.use({ expectedErrors: ['status of 422'], viewport: { width: 320, height: 700 } })

const SECRETS = /Sam Secretname|Hidden Lane|28,?500|weaver|Quiet Mill|Former Street/

async function look(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNothingTooWide(page, 'header', 'main')
}

async function answer(page: Page, employer: string, former: string): Promise<void> {
  await page.getByLabel('Your full name').fill('Sam Secretname')
  await page.getByLabel('Your current address').fill('3 Hidden Lane\nLeeds LS1 1AA')
  await page.getByLabel('Your phone number').fill('07700 900456')
  await page.getByLabel('A job').check()
  await page.getByLabel('Your yearly income').fill('28,500')
  await page.getByRole('group', { name: 'Do you rent your current home' }).getByLabel('No').check()
  await page.getByRole('group', { name: 'Do you have an employer' }).getByLabel('Yes').check()
  await page.getByLabel('Name of the company').fill('Quiet Mill Ltd, Una Boss')
  await page.getByLabel('Their work email address').fill(employer)
  await page.getByLabel('Your job and when you started').fill('weaver since May 2021')
  await page.getByRole('group', { name: 'Did you rent a home' }).getByLabel('Yes').check()
  await page.getByLabel('Name of that landlord').fill('Olaf Oldhouse')
  await page.getByLabel('Their email address', { exact: true }).fill(former)
  await page.getByLabel('Address of that home').fill('8 Former Street, York')
  await page.getByLabel('When you lived there').fill('May 2019 to August 2023')
}

test('a reference from the landlord’s request to the report: landlord, applicant, employer, former landlord and staff', async ({
  page,
  browser,
}) => {
  const { listing, email: landlord } = await boughtByCalls(page, 'Gold-Package')
  await page.goto('/profile/listings')
  await live(page)
  await page.getByRole('link', { name: 'Tenant references' }).click()
  await expect(heading(page)).toHaveText('Tenant references')
  const unique = Date.now()
  const [applicant, employer, former] = ['applicant', 'employer', 'former'].map(
    (who) => `${who}-${unique}@example.org`,
  ) as [string, string, string]
  await page.getByLabel('Name of the applicant').fill('Sam Applicant')
  await page.getByLabel('Their email address').fill(`mistyped-${unique}@example.org`)
  await page.getByRole('button', { name: 'Ask for the reference' }).click()
  await expect(page.getByText('They haven’t agreed yet.')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'Correct the address' }).click()
  await look(page)
  await page.getByLabel('Email address of the applicant').fill(applicant)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText(applicant)).toBeVisible()

  const theirs = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage()
  await theirs.goto(await actorOn(theirs).messages.linkFor(applicant, '/reference/'))
  await expect(heading(theirs)).toHaveText('A landlord has asked you for a reference')
  await look(theirs)
  await theirs.getByRole('button', { name: 'I agree' }).click()
  await answer(theirs, employer, former)
  await theirs.getByRole('button', { name: 'Send my answers' }).click()
  await expect(theirs.getByText('There is a problem')).toBeVisible()
  await look(theirs)
  await theirs.getByLabel('Your date of birth').fill('27 March 1990')
  await theirs.getByRole('button', { name: 'Send my answers' }).click()
  await expect(theirs.getByText('We’ve got your answers')).toBeVisible()
  await look(theirs)
  const own = theirs.url()

  for (const [email, choice] of [
    [employer, 'Yes, it’s right'],
    [former, 'No, something’s wrong'],
  ] as const) {
    await theirs.goto(await actorOn(theirs).messages.linkFor(email, '/reference/'))
    await expect(theirs.getByText('Sam Secretname')).toBeVisible()
    await look(theirs)
    await theirs.getByLabel(choice).check()
    await theirs.getByLabel('What’s wrong').fill('Until July.')
    await theirs.getByRole('button', { name: 'Send my answer' }).click()
    await expect(heading(theirs)).toHaveText('Thank you for your answer')
  }
  await look(theirs)

  const staff = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage()
  await joinDesk(staff)
  await staff.getByRole('link', { name: await referenceOf(applicant) }).click()
  await expect(staff.getByText('weaver since May 2021')).toBeVisible()
  await expect(staff.getByText('Until July.')).toHaveCount(2)
  await look(staff)
  await staff.getByLabel('Identity').check()
  await staff.getByLabel('Passed', { exact: true }).check()
  await staff.getByLabel('Reason, and conditions').fill('The income covers the rent.')
  await staff.getByRole('button', { name: 'Judge it and send the report' }).click()
  await expect(staff.getByText('You’ve judged the reference')).toBeVisible()

  const news = await actorOn(page).messages.linkFor(landlord, '/tenant-references/')
  expect(news).toBe(`/tenant-references/${listing}`)
  await page.goto(news)
  await expect(page.getByText('The income covers the rent.')).toBeVisible()
  expect(await page.content()).not.toMatch(SECRETS)
  await look(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the report (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tenant-reference.pdf')

  await theirs.goto(own)
  await expect(theirs.getByText('The income covers the rent.')).toBeVisible()
  await theirs.getByRole('link', { name: 'Withdraw my consent' }).click()
  await look(theirs)
  await theirs.getByRole('button', { name: 'Withdraw and delete' }).click()
  await expect(heading(theirs)).toHaveText('You’ve withdrawn your consent')
  await page.reload()
  await expect(page.getByText('It’s done, and we’ve deleted the report.')).toBeVisible()
})
