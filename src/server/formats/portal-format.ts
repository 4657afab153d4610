import type { PortalFormat } from '#shared/account/agency-portals.ts'
import type { PortalSpeech } from './portal-speech.ts'
import { RTDF_SPEECH } from './rtdf-speech.ts'
import { ZOOPLA_SPEECH } from './zoopla-speech.ts'

export const PORTAL_SPEECHES: Readonly<Record<PortalFormat, PortalSpeech>> = {
  rtdf: RTDF_SPEECH,
  zoopla: ZOOPLA_SPEECH,
}
