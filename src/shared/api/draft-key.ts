/** A browser keeps its draft's id under this and the app type (specification section 3, Page state). */
export const DRAFT_KEY = 'uuid_'
