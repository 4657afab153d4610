import { type Actor, anActor } from './actor.ts'
import { atFileEnd } from './at-file-end.ts'
import { aServer } from './server.ts'
import { inApp } from './transports.ts'

type Server = Parameters<typeof inApp>[0]
export type Browser = Actor

/** A browser of the site in this process, on some network. */
export const aBrowser = (server: Server, address?: string): Browser => anActor(inApp(server, address))

let networks = 0
/** Another network each time: what is counted by network is not what is tested here. */
export const aNetwork = (): string => `2001:db8:${((networks += 1)).toString(16)}::1`

export const messages = (server: Server) => aBrowser(server).messages.all()
export const emailsTo = (server: Server, email: string) => aBrowser(server).messages.to(email)
export const tokenFor = (server: Server, email: string) => aBrowser(server).messages.tokenFor(email)
export const codeFor = (server: Server, phone: string) => aBrowser(server).messages.codeFor(phone)

/** Somebody who registered in that browser and chose a password. */
export async function aSeller(server: Server, browser: Browser = aBrowser(server)) {
  const person = await browser.register()
  await browser.choosePassword(person)
  return { ...person, browser }
}

/** The whole server on a port, for what is streamed. */
export async function aListeningServer(wanted: Parameters<typeof aServer>[0] = {}) {
  const server = await aServer(wanted)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  atFileEnd(() => server.app.server.closeAllConnections())
  return { ...server, origin }
}
