/** What was set or read lately, by key. */
export interface Latest<Key, Value> {
  get(key: Key): Value | undefined
  /** Doesn't count as a read. */
  peek(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/** Remembers at least `rememberedMin` entries, and at most twice as many. Earlier ones go together: to drop the oldest of a full map, it would have to be
 *  searched past the gaps of all that were dropped before. `onForget` gets their values, some of which may have been set or read again. */
export function createLatest<Key, Value>(rememberedMin: number, onForget?: (values: Iterable<Value>) => void): Latest<Key, Value> {
  let earlier: ReadonlyMap<Key, Value> = new Map()
  let recent = new Map<Key, Value>()
  const set = (key: Key, value: Value): void => {
    if (recent.size >= rememberedMin && !recent.has(key)) {
      onForget?.(earlier.values())
      earlier = recent
      recent = new Map()
    }
    recent.set(key, value)
  }
  return {
    set,
    peek: (key) => recent.get(key) ?? earlier.get(key),
    get(key) {
      const known = recent.get(key)
      if (known !== undefined) return known
      const before = earlier.get(key)
      if (before !== undefined) set(key, before)
      return before
    },
  }
}
