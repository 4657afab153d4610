import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Wishes {
  /** Asked at each recipient; a number is the status that refuses it. */
  readonly refuse?: (address: string) => number | null
  /** Said instead of the 250 that takes a message. */
  readonly refuseData?: () => number | null
}

export interface SmtpStandIn {
  readonly url: string
  readonly received: readonly { readonly to: readonly string[]; readonly email: Email }[]
  readonly close: () => Promise<void>
}

const failure = (status: number): Error =>
  Object.assign(new Error('words of the server'), { responseCode: status })

/** A real SMTP server in the place of a provider's; it wants user and password. */
export async function startSmtp({ refuse, refuseData }: Wishes = {}): Promise<SmtpStandIn> {
  const received: { to: string[]; email: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'gatepost' && password === 'smtp secret') done(null, { user: username })
      else done(failure(535))
    },
    onRcptTo: ({ address }, _session, done) => {
      const status = refuse?.(address) ?? null
      done(status === null ? null : failure(status))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const status = refuseData?.() ?? null
        if (status !== null) return done(failure(status))
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), email })
          done()
        })
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://gatepost:smtp%20secret@127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
