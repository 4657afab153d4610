/** 'in-use': a privacy number is still owed, and stands in its place. */
export type OwnPhoneDecided = 'done' | 'in-use' | 'not-found'

export type DecideOwnPhone = (
  uuid: string,
  ownerKey: Buffer,
  wanted: 'shown' | 'hidden',
  at: Date,
) => Promise<OwnPhoneDecided>
