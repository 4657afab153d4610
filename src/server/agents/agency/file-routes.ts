import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'
import { STOCK_BUSY, STOCK_NO_ROOM, STOCK_TOO_LARGE } from '#shared/account/agency-feeds.ts'
import type { AgencyFile } from '#shared/api/agency-view.ts'
import { NOTHING_TYPED, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { csvOf } from '../../formats/write-csv.ts'
import { ruleOf } from '../../http/endpoint-rules.ts'
import type { Entrance } from '../../http/entrance.ts'
import { receiveForm } from '../../http/multipart.ts'
import type { WantedFile } from '../../http/receive-body.ts'
import { Refusal } from '../../http/refusal.ts'
import { whileThere } from '../../http/while-there.ts'
import type { OwnFeed, SentFile } from './agency.ts'
import { type FeedPageDeps, showFeed, withFeed } from './feed-routes.ts'
import { type MemberCall, membersOnly, sendCsv, sendView, statusOf, withOwn } from './member-routes.ts'

interface SendingFeed {
  readonly id: string
  readonly agencyId: string
}

export interface FilePageDeps extends FeedPageDeps {
  /** As a program of the agency's would send it. */
  readonly sendFile: (feed: SendingFeed, path: string, isDryRun: boolean) => Promise<SentFile>
  readonly incoming: string
  readonly slowest: WantedFile['slowest']
}

const LINES_SHOWN = 200
const ALL_LINES = 100_000

export function registerAgencyFileRoutes(entrance: Entrance, deps: FilePageDeps): void {
  const calls = membersOnly(entrance, deps)
  calls.page('sendFile', 'editor', (call) => withFeed(deps, call, (feed) => takeFile(deps, call, feed)))
  calls.page('agencyFile', 'reader', (call) => withFile(deps, call, (file) => showFile(deps, call, file)))
  calls.act('confirmFile', 'editor', (call) =>
    withFile(deps, call, async (file) => {
      if (await deps.changes.confirm(call.member, file.id, deps.now()))
        return call.reply.redirect(`${paths.agencyFile(file.id)}?done=confirmed`, 303)
      return showFile(deps, call, file, { ...NOTHING_TYPED, refused: NOT_HELD })
    }),
  )
  calls.page('agencyRows', 'reader', (call) =>
    withFile(deps, call, async ({ id }) => {
      const lines = await deps.seen.lines(id, ALL_LINES)
      const rows = lines.map(({ row, ref, outcome, message }) => ({
        row: row ?? '',
        agent_ref: ref ?? '',
        outcome,
        why: message ?? '',
      }))
      return sendCsv(call, `file-${id}.csv`, csvOf(rows))
    }),
  )
}

const NOT_HELD = 'This file doesn’t need confirming any more.'

const REFUSED: Readonly<Record<'empty' | 'too-large' | 'no-room' | 'busy', string>> = {
  empty: 'Choose a .blm file, or a zip with one in it. The file can’t be empty.',
  'too-large': STOCK_TOO_LARGE,
  'no-room': STOCK_NO_ROOM,
  busy: STOCK_BUSY,
}

async function takeFile(deps: FilePageDeps, call: MemberCall, feed: OwnFeed): Promise<FastifyReply> {
  const sending = { id: feed.id, agencyId: call.member.agencyId }
  const { 'dry-run': dryRun } = call.request.query as Readonly<Record<string, unknown>>
  const { raw } = call.request
  const sent = await whileThere(raw, (gone) => receive(deps, raw, gone, sending, dryRun === '1'))
  if (sent.kind === 'received') return call.reply.redirect(paths.agencyFile(sent.importId), 303)
  const refused = sent.kind === 'bad-zip' ? sent.problem : REFUSED[sent.kind]
  return showFeed(deps, call, feed, { values: {}, errors: { file: refused }, refused: null })
}

async function receive(
  deps: FilePageDeps,
  raw: IncomingMessage,
  gone: AbortSignal,
  feed: SendingFeed,
  isDryRun: boolean,
): Promise<SentFile> {
  try {
    const { file } = await receiveForm(raw, wantedFile(deps, gone))
    try {
      return await deps.sendFile(feed, file.path, isDryRun)
    } finally {
      await rm(file.path, { force: true })
    }
  } catch (error) {
    // A browser sends a form without a file when none was chosen.
    if (error instanceof Refusal && error.statusCode === 400) return { kind: 'empty' }
    throw error
  }
}

const wantedFile = ({ incoming, slowest }: FilePageDeps, ended: AbortSignal): WantedFile => ({
  folder: incoming,
  mostBytes: ruleOf('sendFile').bodyBytes,
  tooBig: () => new Refusal(413, REFUSED['too-large'], 'body_too_large'),
  slowest,
  ended,
})

const withFile = (
  deps: FilePageDeps,
  call: MemberCall<unknown>,
  run: (file: AgencyFile) => Promise<FastifyReply>,
): Promise<FastifyReply> => withOwn(deps, call, deps.seen.file, run)

async function showFile(
  deps: FilePageDeps,
  call: MemberCall<unknown>,
  file: AgencyFile,
  form: TypedForm = NOTHING_TYPED,
): Promise<FastifyReply> {
  const found = await deps.seen.lines(file.id, LINES_SHOWN + 1)
  const hasMore = found.length > LINES_SHOWN
  const view = { name: 'file', file, lines: found.slice(0, LINES_SHOWN), hasMore, form } as const
  return sendView(deps, call, view, statusOf(form))
}
