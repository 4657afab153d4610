import type { FastifyInstance } from 'fastify'
import { answers, type Database } from '../db/pool.ts'
import { unavailable } from './refusal.ts'

export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ success: true }))
  app.get('/readyz', async () => {
    if (await answers(database)) return { success: true }
    throw unavailable('The database does not answer.', 5)
  })
}
