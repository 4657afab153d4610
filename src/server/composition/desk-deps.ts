import { paths } from '#shared/journey/paths.ts'
import { passwordProblem } from '../accounts/account/common-passwords.ts'
import type { AccountDeps } from '../accounts/account/routes.ts'
import type { Config } from '../config/config.ts'
import { CONTEST_LIMITS, DESK_SIGN_IN_LIMITS } from '../config/limits.ts'
import type { Database } from '../db/pool.ts'
import { readyPost } from '../entitlements/promotion/ready-post.ts'
import { tokenCookie } from '../http/token.ts'
import { moderationStore } from '../listings/published/moderation-store.ts'
import { contestedStore } from '../listings/publishing/contested-store.ts'
import { refundStore } from '../orders/refund-store.ts'
import { resolveAlert } from '../payments/checkout/alert-store.ts'
import { addDiscount, endDiscount, listDiscounts } from '../payments/checkout/discount-store.ts'
import { auditStore } from '../staff/desk/audit-store.ts'
import { orderView } from '../staff/desk/order-view-store.ts'
import { waitingList } from '../staff/desk/queue-store.ts'
import type { DeskDeps } from '../staff/desk/routes.ts'
import { findAtDesk } from '../staff/desk/search-store.ts'
import { staffStore } from '../staff/desk/staff-store.ts'
import { caseStore } from '../staff/support/case-store.ts'
import type { DeliveryDeps } from './delivery-deps.ts'
import type { PromotionDeps } from './promotion-deps.ts'

export function deskDeps(
  { publicUrl, port }: Config,
  database: Database,
  {
    passwords,
    commonPasswords,
    promotion,
    references,
  }: Pick<AccountDeps, 'passwords' | 'commonPasswords'> & Pick<DeliveryDeps, 'promotion' | 'references'>,
  now: () => Date,
): DeskDeps {
  const refunds = refundStore(database)
  const moderation = moderationStore(database)
  return {
    staff: staffStore(database),
    cookie: tokenCookie('desk', publicUrl, 'strict'),
    browserCookie: tokenCookie('desk-browser', publicUrl, 'strict'),
    passwords,
    passwordProblem: (password) => passwordProblem(commonPasswords, password),
    signInLimits: DESK_SIGN_IN_LIMITS,
    now,
    waiting: waitingList(database),
    search: findAtDesk(database),
    audit: auditStore(database),
    findOrder: orderView(database),
    refund: async (wanted, { by, why, at }) => (await refunds.start({ ...wanted, why }, by, at)).kind,
    retryRefund: async (orderId, decision) => (await refunds.retry(orderId, decision)) > 0,
    resolveAlert: (id, decision) => resolveAlert(database, id, decision),
    resolveReport: moderation.resolveReport,
    cases: caseStore(database),
    moderation,
    ...promotionAtDesk(promotion, publicUrl ?? `http://localhost:${port}`),
    references: references.judging,
    texts: contestedStore(database, CONTEST_LIMITS),
    discounts: discountsAtDesk(database),
  }
}

const promotionAtDesk = (
  promotion: PromotionDeps,
  origin: string,
): Pick<DeskDeps, 'promotions' | 'findPost' | 'feedAddress'> => ({
  promotions: promotion.promotions,
  findPost: (id, at) => readyPost({ ...promotion, origin }, id, at),
  feedAddress: promotion.feedSecret === null ? null : origin + paths.facebookFeed(promotion.feedSecret),
})

const discountsAtDesk = (database: Database): DeskDeps['discounts'] => ({
  add: (discount, decision) => addDiscount(database, discount, decision),
  list: () => listDiscounts(database),
  end: (code, decision) => endDiscount(database, code, decision),
})
