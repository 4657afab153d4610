/** How long what did not reach the server waits, after each failure in a row; then as after the last. */
export const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const
