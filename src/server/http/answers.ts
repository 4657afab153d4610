export const accepted = (more: object = {}): object => ({ success: true, error_message: '', ...more })
