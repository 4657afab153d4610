import { MEBIBYTE } from '../values/mebibyte.ts'
import { MESSAGES } from './messages.ts'

const WRONG_TYPE = "You can't upload files of this type."

/** Messages for uploads (specification sections 5 and 8); sizes in bytes. */
export const UPLOAD_MESSAGES = {
  tooBig: (size: number, max: number) =>
    `File is too big (${inMebibytes(size)}MiB). Max filesize: ${inMebibytes(max)}MiB.`,
  wrongType: WRONG_TYPE,
  /** For files that cannot be decoded, whatever their name. */
  notAPhoto: {
    'other-type': WRONG_TYPE,
    empty: `${WRONG_TYPE} The file is empty.`,
    damaged: `${WRONG_TYPE} The picture is damaged or not complete.`,
    'too-many-pixels': `${WRONG_TYPE} The picture has too many pixels; save a smaller copy and upload that.`,
    'too-much-work': `${WRONG_TYPE} The picture takes too long to open; save a new copy and upload that.`,
  },
  tooMany: (max: number) => `You can not upload any more files. (max: ${max})`,
  /** For a photo that a draft refers to. */
  gone: 'We no longer have one of this advert’s photos. Remove it and upload it again.',
  notUnique: MESSAGES.uniquePhotos(),
  /** For a floor plan that is no picture. */
  planFormats:
    'A floor plan must be a picture: JPG, PNG or GIF. If yours is a PDF, save it as a picture and choose that.',
  formats: 'Please upload document using one the following file formats: .jpg, .jpeg, .png, .gif',
  canceled: 'Upload canceled.',
  notJson: 'Invalid JSON response from server.',
  failed: (status: number) => `Server responded with ${status} code.`,
  confirmCancel: 'Are you sure you want to cancel this upload?',
} as const

/** Rounds up, so that a size over the limit never reads like the limit. */
const inMebibytes = (bytes: number): number => Math.ceil((bytes / MEBIBYTE) * 100) / 100
