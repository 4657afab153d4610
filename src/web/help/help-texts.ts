import type { HelpText } from './help-text.ts'
export const HELP_TEXTS: Readonly<Record<string, HelpText>> = {}
