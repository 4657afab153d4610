/** The storage key of the draft's id, before the app type (specification section 3, Page state). */
export const DRAFT_KEY = 'uuid_'
