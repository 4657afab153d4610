import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { paths } from '#shared/journey/paths.ts'
import { registerAccountRoutes } from '../accounts/account/routes.ts'
import { registerSocialRoutes } from '../accounts/account/social-routes.ts'
import { registerPhoneRoutes } from '../accounts/phone/routes.ts'
import { registerAdvertRoutes } from '../adverts/drafts/routes.ts'
import { registerHomeRoutes } from '../adverts/duplicates/routes.ts'
import { registerLookupRoutes } from '../adverts/lookups/routes.ts'
import { registerPhotoRoutes } from '../adverts/photos/routes.ts'
import { registerAgencyRoutes } from '../agents/agency/routes.ts'
import { registerApiPage } from '../agents/api/page-routes.ts'
import { registerApiRoutes } from '../agents/api/routes.ts'
import { registerBlmRoutes } from '../agents/feeds/blm-routes.ts'
import { plainRtdfPath, registerRtdfRoutes } from '../agents/feeds/rtdf-routes.ts'
import { registerZooplaRoutes } from '../agents/feeds/zoopla-routes.ts'
import { registerOwnPortalRoutes } from '../agents/portals/own-portal-routes.ts'
import type { Config } from '../config/config.ts'
import { registerVoiceRoutes } from '../entitlements/privacy-numbers/routes.ts'
import { registerPromotionRoutes } from '../entitlements/promotion/routes.ts'
import { registerReferenceRoutes } from '../entitlements/references/landlord-routes.ts'
import { registerReferenceLinkRoutes } from '../entitlements/references/link-routes.ts'
import { serveAssets } from '../http/assets.ts'
import { createServer } from '../http/create-server.ts'
import { prepareDrain } from '../http/drain.ts'
import { type Entrance, entrance } from '../http/entrance.ts'
import { registerHealth } from '../http/health.ts'
import { registerExportRoutes } from '../listings/exports/routes.ts'
import { registerPublishedRoutes } from '../listings/published/routes.ts'
import { registerPreviewRoutes } from '../listings/publishing/preview-routes.ts'
import { registerPublishingRoutes } from '../listings/publishing/routes.ts'
import { registerReceiptRoutes } from '../listings/receipts/routes.ts'
import { registerCheckoutRoutes } from '../payments/checkout/routes.ts'
import { registerWebhookRoutes } from '../payments/checkout/webhook-routes.ts'
import { registerPaymentFrameRoutes } from '../payments/frame/routes.ts'
import { registerPageRoutes } from '../render/page-routes.ts'
import { registerSandboxCallRoutes } from '../sandbox/call-routes.ts'
import { registerSandboxIdentityRoutes } from '../sandbox/identity-routes.ts'
import { registerSandboxRoutes } from '../sandbox/routes.ts'
import { registerDeskRoutes } from '../staff/desk/routes.ts'
import { registerSupportRoutes } from '../staff/support/routes.ts'
import type { Deps } from './deps.ts'

export interface App {
  readonly app: FastifyInstance
  /** Finishes calls under way and takes no more. */
  readonly drain: () => Promise<void>
}

export async function buildApp(config: Config, deps: Deps): Promise<App> {
  const { app, routes } = await createServer(config, deps.log, plainRtdfPath)
  const drain = prepareDrain(app)
  const endpoints = entrance(app, deps.callers)
  registerHealth(app, deps.database)
  registerAdvertRoutes(endpoints, deps.adverts)
  registerAccountRoutes(endpoints, deps.accounts)
  registerSocialRoutes(endpoints, deps.social)
  registerPhoneRoutes(endpoints, deps.phone)
  registerLookupRoutes(endpoints, deps.lookups)
  registerHomeRoutes(endpoints, deps.homes)
  registerPhotoRoutes(endpoints, deps.photos)
  app.addHook('onClose', async () => deps.photos.closeDrawing())
  app.addHook('onClose', deps.pdfs.close)
  registerPublishingRoutes(endpoints, deps.publishing)
  registerOwnPortalRoutes(endpoints, deps.portals)
  registerCheckoutRoutes(endpoints, deps.checkout)
  registerPaymentFrameRoutes(endpoints, deps.checkout)
  registerWebhookRoutes(endpoints, deps.checkout)
  registerPublishedRoutes(endpoints, deps.published)
  registerPreviewRoutes(endpoints, deps.preview)
  registerExportRoutes(endpoints, deps.exports)
  registerSupportRoutes(endpoints, deps.support)
  registerReceiptRoutes(endpoints, deps.receipts)
  registerReferenceRoutes(endpoints, deps.references)
  registerReferenceLinkRoutes(endpoints, deps.references)
  registerDeskRoutes(app, deps.desk)
  registerVoiceRoutes(endpoints, deps.privacyNumbers)
  registerPromotionRoutes(endpoints, deps.promotion)
  registerAgencies(app, endpoints, deps)
  registerSandbox(app, deps)
  await serveAssets(app, path.join(deps.buildFolder, 'web', 'assets'))
  registerPageRoutes(endpoints, deps)
  routes.guardCallsFromPages(app, [paths.agentSignIn(), paths.agentRegister()])
  await app.ready()
  return { app, drain }
}

function registerAgencies(app: FastifyInstance, endpoints: Entrance, deps: Deps): void {
  registerRtdfRoutes(endpoints, deps.feeds)
  registerZooplaRoutes(endpoints, deps.feeds)
  registerBlmRoutes(endpoints, deps.feeds)
  registerAgencyRoutes(endpoints, deps.agency)
  registerApiPage(endpoints, deps.api)
  registerApiRoutes(app, deps.api)
}

function registerSandbox(app: FastifyInstance, deps: Deps): void {
  registerSandboxRoutes(app, deps.sandbox)
  registerSandboxIdentityRoutes(app, deps.sandboxIssuers)
  registerSandboxCallRoutes(app, deps.sandboxCalls)
}
