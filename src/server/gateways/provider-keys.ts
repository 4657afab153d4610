import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { fetchUpTo } from './provider-call.ts'

const TIMEOUT_MS = 3_000
/** Google's and Facebook's key sets have a few kilobytes. */
const MAX_BYTES = 100_000

/** The keys that an identity provider publishes at an address. The library limits their time, and not their size. */
export const providerKeys = (url: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { timeoutDuration: TIMEOUT_MS, [customFetch]: fetchUpTo(MAX_BYTES) })
