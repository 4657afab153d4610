import type { Field } from '../../form/field.ts'
import { MESSAGES } from '../../form/messages.ts'
import { requiredSaying } from '../../form/rule.ts'
import { type AdvertScope, advertBlock, any } from '../advert-block.ts'
import type { Photo } from '../answers.ts'
import { LIMITS } from '../limits.ts'

const filesUploaded: Field<AdvertScope, readonly Photo[]> = {
  kind: 'photos',
  max: LIMITS.photos,
  label: 'Photos',
  question: 'Upload photos',
  rules: [requiredSaying(MESSAGES.photos)],
}

export const photos = advertBlock({
  name: 'photos',
  title: 'Photos',
  help: 'photos',
  // Never shown until there is something to upload photos with; on the wire an empty list is the only answer.
  shownWhen: any(),
  fields: { files_uploaded: filesUploaded },
})
