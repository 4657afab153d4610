/** What a program that a test starts needs of the tests' own environment. */
export const INHERITED: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name] ?? '']),
)
