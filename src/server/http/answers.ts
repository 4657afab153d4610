export const SUCCESS = { success: true, error_message: '' } as const

export const accepted = (more: object = {}): object => ({ ...SUCCESS, ...more })
