import type { Field } from '../../form/field.ts'
import { MESSAGES } from '../../form/messages.ts'
import type { Photo } from '../../form/photo.ts'
import { requiredWithMessage, uniquePhotos } from '../../form/rule.ts'
import { type AdvertScope, advertBlock } from '../advert-block.ts'
import { LIMITS } from '../limits.ts'

const filesUploaded: Field<AdvertScope, readonly Photo[]> = {
  kind: 'photos',
  max: LIMITS.photos,
  label: 'Photos',
  question: 'Upload photos',
  hint: 'The first is your cover, so begin with the best view of your home. You can change the order at any time.',
  rules: [requiredWithMessage(MESSAGES.photos), uniquePhotos],
}

export const photos = advertBlock({
  name: 'photos',
  title: 'Photos',
  help: 'photos',
  fields: { files_uploaded: filesUploaded },
})
