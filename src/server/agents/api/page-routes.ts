import type { FastifyRequest } from 'fastify'
import { accountShown } from '../../http/caller.ts'
import { type Entrance, noBody } from '../../http/entrance.ts'
import type { SendPage } from '../../http/plain-page.ts'
import { openApi } from './open-api.ts'

export interface ApiPageDeps {
  readonly sendPage: SendPage
  readonly originOf: (request: FastifyRequest) => string
}

export function registerApiPage({ handle }: Entrance, { sendPage, originOf }: ApiPageDeps): void {
  handle('apiPage', noBody, ({ caller, request, reply }) =>
    sendPage(request, reply.header('cache-control', 'private, no-cache'), {
      who: accountShown(caller),
      document: openApi(originOf(request)),
    }),
  )
}
