/** The messages of section 5 of the specification, each once. `label` is the field's display name. */
export const MESSAGES = {
  required: (label: string) => `The ${label} field is required.`,
  numeric: (label: string) => `The ${label} field may only contain numeric characters.`,
  email: (label: string) => `The ${label} field must be a valid email.`,
  format: (label: string) => `The ${label} field format is invalid.`,
  lettersAndNumbers: (label: string) => `The ${label} field may only contain letters and numbers.`,
  name: (label: string) =>
    `The ${label} field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.`,
  maxLength: (label: string, max: number) => `The ${label} field may not be greater than ${max} characters.`,
  minValue: (label: string, min: number) => `The ${label} field must be ${min} or more.`,
  maxValue: (label: string, max: number) => `The ${label} field must be ${max} or less.`,
  date: (label: string) => `The ${label} field must be a real date, like 27 March 2027.`,
  mobile: (label: string) => `The ${label} is not a valid mobile number.`,
  startDate: () => 'Please provide a date within the next 3 months.',
  moveInDate: () => 'Please provide a date within the next year.',
  photos: () => 'At least one photo is required',
  uniquePhotos: () => 'Please upload unique images only',
  duplicateAddress: () =>
    'We already have an advert for a property with this address. Please provide a different address or contact our support team.',
} as const

const WRONG_TYPE = "You can't upload files of this type."

/** What is said of a file that is chosen or sent (specification sections 5 and 8); sizes in bytes. */
export const UPLOAD_MESSAGES = {
  tooBig: (size: number, max: number) =>
    `File is too big (${inMebibytes(size)}MiB). Max filesize: ${inMebibytes(max)}MiB.`,
  wrongType: WRONG_TYPE,
  /** Of a file that no picture can be made of, whatever its name is. */
  notAPhoto: {
    'other-type': WRONG_TYPE,
    empty: `${WRONG_TYPE} The file is empty.`,
    damaged: `${WRONG_TYPE} The picture is damaged or not complete.`,
    'too-many-pixels': `${WRONG_TYPE} The picture has too many pixels; save a smaller copy and upload that.`,
  },
  tooMany: (max: number) => `You can not upload any more files. (max: ${max})`,
  notUnique: MESSAGES.uniquePhotos(),
  formats: 'Please upload document using one the following file formats: .jpg, .jpeg, .png, .gif',
  canceled: 'Upload canceled.',
  notJson: 'Invalid JSON response from server.',
  failed: (status: number) => `Server responded with ${status} code.`,
  confirmCancel: 'Are you sure you want to cancel this upload?',
} as const

/** To two decimals; what is over a limit never reads as if it were the limit itself. */
const inMebibytes = (bytes: number): number => Math.ceil((bytes / 2 ** 20) * 100) / 100
