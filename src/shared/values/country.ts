/** As specification section 9 counts countries. */
export const UNITED_KINGDOM = 235
