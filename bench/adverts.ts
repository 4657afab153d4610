import sharp from 'sharp'
import { paths } from '../src/shared/journey/paths.ts'
import { actorOn } from '../tests/support/account-pages.ts'
import { photoOfAnswer } from '../tests/support/actor.ts'
import { aHouse } from '../tests/support/builders.ts'
import { registerByCalls } from '../tests/support/by-calls.ts'
import { newDoor } from '../tests/support/creation-page.ts'
import { launchChromium } from './browser/chromium.ts'

/** Publishes homes for sale with one photo each, all by one person; the paths of their adverts. */
export async function publishAdverts(origin: string, count: number): Promise<readonly string[]> {
  const browser = await launchChromium()
  try {
    const page = await (await browser.newContext({ baseURL: origin })).newPage()
    const { email, phone } = await registerByCalls(page, { verified: true })
    const published: string[] = []
    while (published.length < count) {
      const owner = actorOn(page)
      const { answer } = await owner.upload(await aPhoto())
      const answers = { doorNumber: newDoor(), enquiryEmail: email, enquiryPhone: phone }
      const listing = await owner.publish(aHouse({ ...answers, files_uploaded: [photoOfAnswer(answer)] }))
      published.push(paths.advert(listing))
    }
    return published
  } finally {
    await browser.close()
  }
}

/** As heavy as a phone's photo is once it is reduced: some 350 kB at 1600 pixels. */
function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 40 } as const
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#888', noise } })
    .blur(1)
    .jpeg({ quality: 90 })
    .toBuffer()
}
