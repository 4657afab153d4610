import { publishOrder } from '../../src/server/listings/publishing/publish-order.ts'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import { today } from '../../src/shared/values/iso-date.ts'
import { aHouseToLet, letting } from './builders.ts'
import { aFinishedDraft, anOrder, anOwner, aStreet, type Owner } from './publishing.ts'
import type { aServer } from './server.ts'

const PENCE = { 'Gold-Package': 2999, 'Silver-Package': 1999, 'Bronze-Package': 499, none: 0 } as const
export type LetOption = keyof typeof PENCE

/** A landlord who buys options, as the checkout sells them. */
export async function aBuyer(server: Awaited<ReturnType<typeof aServer>>, now: () => Date) {
  const { deps, database } = server
  const owner: Owner = await anOwner(server)
  const draft = (option: LetOption, answers: DraftAnswers = {}) =>
    aFinishedDraft(server, owner, {
      context: letting,
      answers: {
        ...aHouseToLet({ streetName: aStreet(), moveInDate: today(now()) }),
        marketingOption: option,
        ...answers,
      },
    })
  const order = (uuid: string, option: LetOption) =>
    anOrder(server, uuid, { option, listPence: PENCE[option] })
  return {
    owner,
    draft,
    order,
    bought: async (option: LetOption, answers: DraftAnswers = {}) => {
      const finished = await draft(option, answers)
      const orderId = await order(finished.uuid, option)
      const outcome = await publishOrder(deps.publishing, orderId)
      if (outcome.kind !== 'published') throw new Error(outcome.kind)
      return { ...finished, order: orderId, listing: outcome.listingId }
    },
    own: async (listing: string) =>
      (await deps.ownListings(owner.ownerKey)).find((one) => one.listing === listing),
    /** The number that everybody is shown. */
    phoneOf: async (listing: string) =>
      (await deps.published.published.find(listing, now()))?.enquiryPhone ?? null,
    confirmedPhone: async () =>
      (await database.query<{ phone: string }>('select phone from accounts where id = $1', [owner.accountId]))
        .rows[0]?.phone ?? '',
  }
}
export type Buyer = Awaited<ReturnType<typeof aBuyer>>
