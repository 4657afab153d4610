/** Codes are those of Rightmove's Real Time Data Feed and BLM formats (specification section 3). */
export const APP_TYPES = [
  { id: 'sell', label: 'Selling' },
  { id: 'let', label: 'Letting' },
] as const

export const USER_AGENT = [
  { id: false, label: 'No, it’s my own home or property', hint: 'You’re a seller or a landlord.' },
  { id: true, label: 'Yes, I’m an agent', hint: 'You sell or let homes for other people.' },
] as const

export const PER_MONTH = 1
export const PER_WEEK = 0
export const PRICE_FREQUENCIES = [
  { id: PER_MONTH, label: 'Per month' },
  { id: PER_WEEK, label: 'Per week' },
] as const

export const ASKING_PRICE = 0
export const PRICE_ON_APPLICATION = 1
export const PRICE_TYPES = [
  { id: ASKING_PRICE, label: 'Asking price' },
  { id: 2, label: 'Guide price' },
  { id: 4, label: 'Offers in excess of' },
  { id: PRICE_ON_APPLICATION, label: 'Price on application' },
] as const

export const CONTACT_PREFERENCES = [
  { id: 'email', label: 'By email' },
  { id: 'mobile', label: 'By phone' },
  { id: 'both', label: 'By email or phone' },
] as const

export const PROPERTY_TYPES = [
  { id: 'house', label: 'House' },
  { id: 'flat', label: 'Flat' },
] as const

export const SEMI_DETACHED = 3
export const TERRACED = 1
export const BUNGALOW = 12
export const HOUSE_TYPES = [
  { id: 4, label: 'Detached' },
  { id: SEMI_DETACHED, label: 'Semi detached' },
  { id: TERRACED, label: 'Terraced' },
  { id: BUNGALOW, label: 'Bungalow' },
] as const

export const STUDIO_FLAT = 9
export const FLAT_TYPES = [
  { id: 28, label: 'Apartment' },
  { id: 11, label: 'Maisonette' },
  { id: STUDIO_FLAT, label: 'Studio flat' },
] as const

export const PROPERTY_TYPE_LABELS: Readonly<Record<number, string>> = {
  [TERRACED]: 'Terraced House',
  [SEMI_DETACHED]: 'Semi Detached House',
  4: 'Detached House',
  [STUDIO_FLAT]: 'Studio Flat',
  11: 'Maisonette',
  [BUNGALOW]: 'Bungalow',
  28: 'Apartment',
}

export const RENTAL_TYPES = [
  { id: '0', label: 'Whole Property' },
  { id: '1', label: 'Single Room' },
  { id: '2', label: 'Double Room' },
] as const

/** A room is let in a home that others live in. */
export const ROOM_TYPES = ['1', '2'] as const
export const isRoom = (rentalType: string | null | undefined): boolean =>
  ROOM_TYPES.some((id) => id === rentalType)

export const LEASEHOLD = 2
export const COMMONHOLD = 4
export const TENURE_TYPES = [
  { id: 1, label: 'Freehold' },
  { id: LEASEHOLD, label: 'Leasehold' },
  { id: COMMONHOLD, label: 'Commonhold' },
] as const

export const YES_NO = [
  { id: true, label: 'Yes' },
  { id: false, label: 'No' },
] as const

/** The API uses text for the five renting questions. */
export const YES_TEXT = 'true'
export const YES_NO_TEXT = [
  { id: YES_TEXT, label: 'Yes' },
  { id: 'false', label: 'No' },
] as const

export const PARKING_TYPES = [
  { id: 16, label: 'Garage' },
  { id: 17, label: 'Driveway' },
  { id: 19, label: 'Off Street' },
  { id: 20, label: 'On Street' },
  { id: 22, label: 'Permit' },
  { id: 13, label: 'Allocated' },
  { id: 14, label: 'Communal' },
  { id: 15, label: 'Covered' },
  { id: 18, label: 'Gated' },
] as const

export const ACCESSIBLE_FEATURES = [
  { id: 37, label: 'Level access' },
  { id: 39, label: 'Ramped access' },
  { id: 38, label: 'Lift access' },
  { id: 40, label: 'Wet room' },
  { id: 41, label: 'Wide doorways' },
] as const

export const EPC_ANSWERS = [
  { id: 'epc_available', label: 'Yes, I have the ratings' },
  { id: 'epc_not_available', label: 'No, not yet' },
] as const

export const FOUND_EPC_ANSWERS = [
  { id: 'epc_correct', label: 'Yes, it’s correct' },
  { id: 'epc_wrong', label: 'No, it’s wrong' },
  { id: 'epc_unknown', label: 'I don’t know' },
] as const

export const PUBLISH_DATES = [
  { id: false, label: 'Now', hint: 'As soon as you’ve finished your advert.' },
  { id: true, label: 'Later', hint: 'On a day you choose.' },
] as const
