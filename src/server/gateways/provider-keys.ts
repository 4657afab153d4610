import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { fetchUpTo } from './provider-call.ts'

const TIMEOUT_MS = 3_000
/** Google's and Facebook's key sets are a few kilobytes. */
const MAX_BYTES = 100_000

/** The library limits the time, but not the size. */
export const providerKeys = (url: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { timeoutDuration: TIMEOUT_MS, [customFetch]: fetchUpTo(MAX_BYTES) })
