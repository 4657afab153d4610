import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentState } from '#shared/api/document-state.ts'
import { type Read, refuse } from '#shared/api/read-call.ts'
import type { PostedFields } from '#shared/form/plain-form.ts'
import { isObject } from '#shared/values/is-object.ts'

/** The page has no script. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  state: DocumentState,
) => Promise<FastifyReply>

/** The form parser only produces strings. */
export const readPostedForm = (body: unknown): Read<PostedFields> =>
  isObject(body) ? { ok: true, value: body as PostedFields } : refuse('The form is empty.')
