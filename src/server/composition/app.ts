import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { paths } from '#shared/journey/paths.ts'
import { registerAccountRoutes } from '../accounts/routes.ts'
import { registerSocialRoutes } from '../accounts/social-routes.ts'
import { registerAdvertRoutes } from '../adverts/routes.ts'
import { registerAgencyRoutes } from '../agency/routes.ts'
import { registerApiPage } from '../api/page-routes.ts'
import { registerApiRoutes } from '../api/routes.ts'
import { registerCheckoutRoutes } from '../checkout/routes.ts'
import { registerWebhookRoutes } from '../checkout/webhook-routes.ts'
import type { Config } from '../config/config.ts'
import { registerDeskRoutes } from '../desk/routes.ts'
import { registerExportRoutes } from '../exports/routes.ts'
import { registerBlmRoutes } from '../feeds/blm-routes.ts'
import { registerRtdfRoutes } from '../feeds/rtdf-routes.ts'
import { registerZooplaRoutes } from '../feeds/zoopla-routes.ts'
import { registerHomeRoutes } from '../homes/routes.ts'
import { serveAssets } from '../http/assets.ts'
import { createServer } from '../http/create-server.ts'
import { prepareDrain } from '../http/drain.ts'
import { type Entrance, entrance } from '../http/entrance.ts'
import { registerHealth } from '../http/health.ts'
import { registerLookupRoutes } from '../lookups/routes.ts'
import { registerPaymentFrameRoutes } from '../payment-frame/routes.ts'
import { registerPhoneRoutes } from '../phone/routes.ts'
import { registerPhotoRoutes } from '../photos/routes.ts'
import { registerOwnPortalRoutes } from '../portals/own-portal-routes.ts'
import { registerVoiceRoutes } from '../privacy-numbers/routes.ts'
import { registerPromotionRoutes } from '../promotion/routes.ts'
import { registerPublishedRoutes } from '../published/routes.ts'
import { registerPreviewRoutes } from '../publishing/preview-routes.ts'
import { registerPublishingRoutes } from '../publishing/routes.ts'
import { registerReceiptRoutes } from '../receipts/routes.ts'
import { registerReferenceRoutes } from '../references/landlord-routes.ts'
import { registerReferenceLinkRoutes } from '../references/link-routes.ts'
import { registerPageRoutes } from '../render/page-routes.ts'
import { registerSandboxCallRoutes } from '../sandbox/call-routes.ts'
import { registerSandboxIdentityRoutes } from '../sandbox/identity-routes.ts'
import { registerSandboxRoutes } from '../sandbox/routes.ts'
import { registerSupportRoutes } from '../support/routes.ts'
import type { Deps } from './deps.ts'

export interface App {
  readonly app: FastifyInstance
  /** Finishes calls under way and takes no more. */
  readonly drain: () => Promise<void>
}

/** The server, not yet listening. */
export async function buildApp(config: Config, deps: Deps): Promise<App> {
  const { app, routes } = await createServer(config, deps.log)
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

/** What agencies' people, software and programs call. */
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
