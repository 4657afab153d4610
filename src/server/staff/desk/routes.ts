import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/refusal.ts'
import { type AdvertDeskDeps, registerAdvertCalls } from './advert-calls.ts'
import { type CaseDeskDeps, registerCaseCalls } from './case-calls.ts'
import { deskPaths } from './desk-paths.ts'
import { type DiscountDeskDeps, registerDiscountCalls } from './discount-calls.ts'
import { type OrderDeskDeps, registerOrderCalls } from './order-calls.ts'
import { type PromotionDeskDeps, registerPromotionCalls } from './promotion-calls.ts'
import { type ReferenceDeskDeps, registerReferenceCalls } from './reference-calls.ts'
import { registerDeskSignInRoutes, type SignInRouteDeps } from './sign-in-routes.ts'
import { staffOnly } from './staff-only-routes.ts'
import { registerTextCalls, type TextDeskDeps } from './text-calls.ts'
import { registerTodayCalls, type TodayDeps } from './today-calls.ts'

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export type DeskDeps = SignInRouteDeps &
  TodayDeps &
  OrderDeskDeps &
  AdvertDeskDeps &
  CaseDeskDeps &
  DiscountDeskDeps &
  PromotionDeskDeps &
  ReferenceDeskDeps &
  TextDeskDeps

/** The desk, from which staff run the site. */
export function registerDeskRoutes(app: FastifyInstance, deps: DeskDeps): void {
  registerDeskSignInRoutes(app, deps)
  const calls = staffOnly(app, deps)
  registerTodayCalls(calls, deps)
  registerOrderCalls(calls, deps)
  registerAdvertCalls(calls, deps)
  registerCaseCalls(calls, deps)
  registerDiscountCalls(calls, deps)
  registerPromotionCalls(calls, deps)
  registerReferenceCalls(calls, deps)
  registerTextCalls(calls, deps)
  // Otherwise the site's own pages would answer here, or 405 would say which addresses there are.
  const handler = async (): Promise<never> => {
    throw notFound()
  }
  app.route({ method: [...CHANGING], url: deskPaths.today(), handler })
  app.route({ method: ['GET', 'HEAD', ...CHANGING], url: `${deskPaths.today()}/*`, handler })
}
