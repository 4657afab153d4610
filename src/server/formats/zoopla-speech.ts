import { hash } from 'node:crypto'
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
import { zooplaListing } from './write-zoopla.ts'

const SCHEMAS = 'http://realtime-listings.webservices.zpg.co.uk/docs/v1.2/schemas/listing/'

const call = (name: 'update' | 'delete' | 'list', body: object, headers = {}): PortalCall => ({
  path: `/listing/${name}`,
  headers: { 'content-type': `application/json; profile=${SCHEMAS}${name}.json`, ...headers },
  body,
})

export const ZOOPLA_SPEECH: PortalSpeech = {
  label: 'Zoopla’s real-time feed 1.2',
  exampleUrl: 'https://portal.example/live/v1',
  send: (advert, { branch }: Addressee) => {
    const listing = {
      ...zooplaListing(advert),
      branch_reference: branch,
      listing_reference: advert.listing,
    }
    return call('update', listing, { 'zpg-listing-etag': hash('sha1', JSON.stringify(listing)) })
  },
  remove: ({ listing }) => call('delete', { listing_reference: listing, deletion_reason: 'withdrawn' }),
  list: (_gone, { branch }) => call('list', { branch_reference: branch }),
  read: (answer) => verdictOn(answer.status, envelopeOf(answer)),
  hasListed: ({ json }, { listing }) => {
    if (!isObject(json) || json['status'] !== 'OK' || !Array.isArray(json['listings'])) return null
    return json['listings'].some((entry) => isObject(entry) && entry['listing_reference'] === listing)
  },
}

function envelopeOf({ json }: PortalAnswer): Envelope | null {
  if (!isObject(json)) return null
  const { status, errors, error_name, error_advice } = json
  if (status === 'OK') return { isTaken: true, notes: [] }
  if (status !== 'FAILURE') return null
  const notes = notesIn(errors, (entry) =>
    isObject(entry) ? [error_name, entry['path'], entry['message']] : [],
  )
  return {
    isTaken: false,
    notes: notes.length > 0 ? notes : notesIn([error_advice], (text) => [error_name, text]),
  }
}
