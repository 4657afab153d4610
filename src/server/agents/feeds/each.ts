/** What each key has. It throws for one that has nothing. */
export const eachOf =
  <Key, Value>(values: ReadonlyMap<Key, Value>) =>
  (key: Key): Value => {
    const value = values.get(key)
    if (value === undefined) throw new Error('there is nothing for one that was asked for')
    return value
  }
