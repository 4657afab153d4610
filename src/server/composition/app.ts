import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { paths } from '#shared/journey/paths.ts'
import { registerAccountRoutes } from '../accounts/routes.ts'
import { registerSocialRoutes } from '../accounts/social-routes.ts'
import { registerAdvertRoutes } from '../adverts/routes.ts'
import { registerFrameRoutes } from '../checkout/frame-routes.ts'
import { registerCheckoutRoutes } from '../checkout/routes.ts'
import { registerWebhookRoutes } from '../checkout/webhook-routes.ts'
import type { Config } from '../config/config.ts'
import { registerHomeRoutes } from '../homes/routes.ts'
import { serveAssets } from '../http/assets.ts'
import { createServer } from '../http/create-server.ts'
import { prepareDrain } from '../http/drain.ts'
import { registerHealth } from '../http/health.ts'
import { registerLookupRoutes } from '../lookups/routes.ts'
import { registerPhoneRoutes } from '../phone/routes.ts'
import { registerPhotoRoutes } from '../photos/routes.ts'
import { registerPublishedRoutes } from '../published/routes.ts'
import { registerPublishingRoutes } from '../publishing/routes.ts'
import { registerPageRoutes } from '../render/page-routes.ts'
import { registerSandboxIdentityRoutes } from '../sandbox/identity-routes.ts'
import { registerSandboxRoutes } from '../sandbox/routes.ts'
import type { Deps } from './deps.ts'

export interface App {
  readonly app: FastifyInstance
  /** Answers what is under way, and then no more. */
  readonly drain: () => Promise<void>
}

/** Everything that answers, without a port. */
export async function buildApp(config: Config, deps: Deps): Promise<App> {
  const { app, routes } = await createServer(config, deps.log)
  const drain = prepareDrain(app)
  registerHealth(app, deps.database)
  registerAdvertRoutes(app, deps.adverts)
  registerAccountRoutes(app, deps.accounts)
  registerSocialRoutes(app, deps.social)
  registerPhoneRoutes(app, deps.phone)
  registerLookupRoutes(app, deps.lookups)
  registerHomeRoutes(app, deps.homes)
  registerPhotoRoutes(app, deps.photos)
  registerPublishingRoutes(app, deps.publishing)
  registerCheckoutRoutes(app, deps.checkout)
  registerFrameRoutes(app, deps.checkout)
  registerWebhookRoutes(app, deps.checkout)
  registerPublishedRoutes(app, deps.published)
  registerSandboxRoutes(app, deps.sandbox)
  registerSandboxIdentityRoutes(app, deps.sandboxIssuers)
  await serveAssets(app, path.join(deps.buildFolder, 'web', 'assets'))
  registerPageRoutes(app, deps)
  routes.guardCallsFromPages(app, [paths.agentSignIn(), paths.agentRegister()])
  await app.ready()
  return { app, drain }
}
