/** SQL: which events of a web hook it did not take. */
export const NOT_TAKEN = `outcome in ('failing', 'given-up')`
