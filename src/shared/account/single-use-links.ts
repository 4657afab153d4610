/** How long links work that are opened once. */
export const WELCOME_LINK_HOURS = 24
export const RESET_LINK_MINUTES = 30
export const FINISH_LINK_DAYS = 7
export const STAFF_LINK_HOURS = 24
