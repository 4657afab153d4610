/** What holds of every address that an agency has us send to: its portals' and its web hooks'. */
export const LONGEST_URL = 500
/** Until an answer begins. */
export const ANSWER_SECONDS = 20
