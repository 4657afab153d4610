import { type Field, typed } from '../../form/field.ts'
import type { Photo } from '../../form/photo.ts'
import { aPhoto, shortCaptions, uniquePhotos, webAddress } from '../../form/rule.ts'
import { type AdvertScope, advertBlock } from '../advert-block.ts'
import { LIMITS } from '../limits.ts'

const filesUploaded: Field<AdvertScope, readonly Photo[]> = {
  kind: 'photos',
  max: LIMITS.photos,
  plans: LIMITS.plans,
  label: 'Photos',
  question: 'Upload photos',
  hint: 'The first is your cover, so begin with the best view of your home. You can change the order at any time.',
  rules: [aPhoto, uniquePhotos, shortCaptions],
}

export const photos = advertBlock({
  name: 'photos',
  title: 'Photos',
  help: 'photos',
  fields: {
    files_uploaded: filesUploaded,
    videoTour: typed('url', 'Video tour', {
      question: 'Web address of a video tour',
      hint: 'From YouTube, Vimeo, Matterport or another site. Your advert links to it.',
      longest: LIMITS.videoTour,
      optional: true,
      isFolded: true,
      rules: [webAddress],
    }),
  },
})
