import type { Browser } from './people.ts'
import type { aServer } from './server.ts'

/** Types the sandbox's good card into the frame at this address. */
export async function payInFrame(
  { app }: Pick<Awaited<ReturnType<typeof aServer>>, 'app'>,
  { cookies }: Pick<Browser, 'cookies'>,
  url: string,
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    cookies: Object.fromEntries(cookies),
    payload: 'number=4242+4242+4242+4242&expiry=12%2F40&cvc=123',
  })
}
