const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** RFC 9562's canonical form, lower case and not nil: another spelling would be an alias of the same draft. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
