export const TESTS = '[.]test[.]tsx?$'
export const source = (path, pathNot = []) => ({ path, pathNot: [TESTS, ...[pathNot].flat()] })

/** Whatever matches `from` may import the paths of `may`, and of our own sources nothing else. */
export const only = (name, from, may) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? source(from) : from,
  to: { path: '^(?:src|tests|bench|scripts|build)/', pathNot: may },
})
export const never = (name, from, to) => ({ name, severity: 'error', from, to })
