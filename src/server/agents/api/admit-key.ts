import { hash } from 'node:crypto'
import type { Scope } from '#shared/account/agency-keys.ts'
import type { ApiKey, ApiKeys, ApiProblem, Quota } from './api.ts'

export interface AdmitDeps {
  readonly keys: ApiKeys
}

type Admitted =
  | { readonly kind: 'admitted'; readonly key: ApiKey; readonly quota: Quota }
  | {
      readonly kind: 'turned-away'
      readonly problem: ApiProblem
      /** Null if it isn't known whose call it is. */
      readonly quota: Quota | null
      readonly waitSeconds: number | null
    }

const NO_KEY: ApiProblem = {
  problem: 'no-key',
  detail: 'Send a key that works in the header Authorization: Bearer.',
}
const TOO_MANY: ApiProblem = { problem: 'too-many', detail: 'Wait, then go on. Retry-After says how long.' }

const BEARER = /^Bearer +([\w-]{1,200})$/i

/** Keys are looked up by their hash, so that no comparison tells a wrong one from a nearly right one. */
export async function admitKey(
  { keys }: AdmitDeps,
  authorization: string,
  scope: Scope,
  client: string,
  at: Date,
): Promise<Admitted> {
  const [, given] = BEARER.exec(authorization) ?? []
  const key = given === undefined ? null : await keys.find(hash('sha256', given, 'buffer'), at)
  if (key === null) {
    const wait = await keys.countBadKey(client, at)
    const problem = wait === null ? NO_KEY : TOO_MANY
    return { kind: 'turned-away', problem, quota: null, waitSeconds: wait }
  }
  const { isOver, ...quota } = await keys.countCall(key, at)
  if (isOver) return { kind: 'turned-away', problem: TOO_MANY, quota, waitSeconds: quota.seconds }
  if (key.scopes.includes(scope)) return { kind: 'admitted', key, quota }
  const problem = { problem: 'not-for-this', detail: `The key lacks the scope ${scope}.` } as const
  return { kind: 'turned-away', problem, quota, waitSeconds: null }
}
