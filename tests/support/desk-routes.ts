import Fastify from 'fastify'
import { registerLimits } from '../../src/server/http/call-limits.ts'
import { type DeskDeps, registerDeskRoutes } from '../../src/server/staff/desk/routes.ts'

export interface DeskRoute {
  readonly method: string
  /** With the names of its parameters, such as '/desk/order/:id'. */
  readonly url: string
}

/** Every address that the desk registers, a new one too. */
export async function deskRoutes(deps: DeskDeps): Promise<readonly DeskRoute[]> {
  const app = Fastify()
  await registerLimits(app)
  const routes: DeskRoute[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url })
  })
  registerDeskRoutes(app, deps)
  await app.close()
  return routes
}
