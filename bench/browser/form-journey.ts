import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Felt, watchInteractions } from './interactions.ts'
import { settle } from './load.ts'

const BETWEEN_MS = 150
const PHOTO = { width: 4_000, height: 3_000 }
const MOST_QUESTIONS = 80

interface Asked {
  readonly name: string
  readonly kind: string
}

/** What people type; anything else gets a number, which every text takes. */
const TYPED: Readonly<Record<string, string>> = {
  propertyPostcode: 'YO1 7HH',
  enquiryEmail: 'owner@example.com',
  enquiryPhone: '07700900123',
  summary: 'A quiet home near the church.',
  propertyDescription: 'A quiet home near the church, with a garden that faces south.',
}

/**
 * Answers every question of the creation page as a person does, after Next has shown every error, with a photo on its
 * way, and presses Next again.
 */
export async function throughTheForm(page: Page): Promise<Felt> {
  const felt = await watchInteractions(page)
  await page.goto('/sell')
  await settle(page, true)
  await click(page, 'form button.primary')
  await page.setInputFiles('input[type="file"]', await aPhoto())
  const done = new Set<string>()
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const next = (await questions(page)).find(({ name }) => !done.has(name))
    if (next === undefined) break
    done.add(next.name)
    await answer(page, next)
  }
  await click(page, 'form button.primary')
  return felt()
}

const questions = (page: Page): Promise<Asked[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form [name]')]
      .filter((one) => one.type !== 'file' && !one.disabled && one.checkVisibility())
      .map(({ name, type, tagName }) => ({ name, kind: tagName === 'SELECT' ? 'select' : type })),
  )

async function answer(page: Page, { name, kind }: Asked): Promise<void> {
  const control = `[name="${name}"]`
  if (kind === 'radio' || kind === 'checkbox') {
    const values = await page.$$eval(control, (all) => all.map((one) => (one as HTMLInputElement).value))
    // The first last: the last says that an agent is asking, who answers nothing else.
    for (const value of values.toReversed()) await click(page, `${control}[value="${value}"]`)
    return
  }
  await click(page, control)
  if (kind === 'select') await page.keyboard.press('ArrowDown')
  else for (const key of TYPED[name] ?? '3') await press(page, key)
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await sleep(BETWEEN_MS)
}

async function click(page: Page, selector: string): Promise<void> {
  const at = await page.evaluate((target) => window.benchProbe.at(target), selector)
  if (!at) return
  await page.mouse.click(at.x, at.y)
  await sleep(BETWEEN_MS)
}

async function aPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { ...PHOTO, channels: 3, background: '#875' } })
    .jpeg()
    .toBuffer()
  return { name: 'Front.jpg', mimeType: 'image/jpeg', buffer }
}
