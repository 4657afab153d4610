/** '1 photo', '2 photos'. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
