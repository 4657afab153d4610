import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** As Playwright starts it: the one that the tests were told of, or one that lies where Linux puts it. */
const chromium = process.env['CHROMIUM_PATH'] ?? PLACES.find(existsSync)

export const CHROMIUM_OPTIONS = {
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No page lives long enough for a processor to win by what these would do.
    '--js-flags=--no-opt --no-maglev --single-threaded-gc',
    '--in-process-gpu',
  ],
}
