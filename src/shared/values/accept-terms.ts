/** Asked with an account and with an advert. */
export const ACCEPT_TERMS = 'I accept the terms and conditions, and I have read the privacy policy.'
