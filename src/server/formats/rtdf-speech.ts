import { isObject } from '#shared/values/is-object.ts'
import {
  type Addressee,
  type Envelope,
  notesIn,
  type PortalAnswer,
  type PortalCall,
  type PortalSpeech,
  verdictOn,
} from './portal-speech.ts'
import { rtdfEnvelope, rtdfProperty } from './write-property.ts'

/** 'Removed', for the reason that we are not told of. */
const REMOVED = 11

const call = (path: string, body: object): PortalCall => ({ path, headers: {}, body })

const senderOf = ({ network, branch }: Addressee) => ({
  network: network ?? 0,
  branch: Number(branch),
})

export const RTDF_SPEECH: PortalSpeech = {
  label: 'RTDF 1.4.1, as Rightmove and OnTheMarket take it',
  exampleUrl: 'https://portal.example/v1/property',
  send: (advert, to) =>
    call('/sendpropertydetails', {
      ...rtdfEnvelope(advert, senderOf(to)),
      property: { ...rtdfProperty(advert), agent_ref: advert.listing },
    }),
  remove: (gone, to) =>
    call('/removeproperty', {
      ...rtdfEnvelope(gone, senderOf(to)),
      property: { agent_ref: gone.listing, removal_reason: REMOVED },
    }),
  list: (gone, to) => call('/getbranchpropertylist', rtdfEnvelope(gone, senderOf(to))),
  read: (answer) => verdictOn(answer.status, envelopeOf(answer)),
  hasListed: (answer, { listing }) => {
    const { json } = answer
    if (!isObject(json) || json['success'] !== true) return null
    const { property = [] } = json
    if (property === null) return false
    if (!Array.isArray(property)) return null
    return property.some((entry) => isObject(entry) && entry['agent_ref'] === listing)
  },
}

function envelopeOf({ json }: PortalAnswer): Envelope | null {
  if (!isObject(json) || typeof json['success'] !== 'boolean') return null
  const { success: isTaken, errors, warnings, message } = json
  const notes = [...notesIn(errors, entryOf('error')), ...notesIn(warnings, entryOf('warning'))]
  const reasons = notes.length === 0 && !isTaken ? notesIn([message], (text) => ['', text]) : notes
  return { isTaken, notes: reasons }
}

const entryOf = (kind: 'error' | 'warning') => (entry: unknown) =>
  isObject(entry) ? [entry[`${kind}_code`], entry[`${kind}_description`], entry[`${kind}_value`]] : []
