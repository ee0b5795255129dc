/** An entry with its size. */
export interface Sized {
  bytes: number
}

/** Keeps entries up to a number of bytes. An entry that was never used again goes before those that were, so that a stream of results which are requested once
 *  doesn't push out the ones that everyone requests. Of either kind, the one used longest ago goes first. */
export interface SizedStore<Entry extends Sized> {
  readonly bytes: number
  /** Counts as a use. */
  find(key: string): Entry | undefined
  put(key: string, entry: Entry): void
  /** The entry has another size now. */
  resize(key: string, entry: Entry, bytes: number): void
}

/** Entries that were used once may have this share of the bytes when space is short. */
const newShare = 0.25

export function createSizedStore<Entry extends Sized>(bytesMax: number): SizedStore<Entry> {
  const fresh = new Map<string, Entry>()
  const used = new Map<string, Entry>()
  let freshBytes = 0
  let usedBytes = 0

  function drop(key: string): void {
    freshBytes -= fresh.get(key)?.bytes ?? 0
    usedBytes -= used.get(key)?.bytes ?? 0
    fresh.delete(key)
    used.delete(key)
  }

  function shrink(): void {
    while (freshBytes + usedBytes > bytesMax) {
      const isFromFresh = fresh.size > 0 && (freshBytes > bytesMax * newShare || used.size === 0)
      drop((isFromFresh ? fresh : used).keys().next().value!)
    }
  }

  function keep(entries: 'fresh' | 'used', key: string, entry: Entry): void {
    drop(key)
    if (entries === 'fresh') {
      fresh.set(key, entry)
      freshBytes += entry.bytes
    } else {
      used.set(key, entry)
      usedBytes += entry.bytes
    }
    shrink()
  }

  return {
    get bytes() {
      return freshBytes + usedBytes
    },
    find(key) {
      const entry = fresh.get(key) ?? used.get(key)
      if (entry) keep('used', key, entry)
      return entry
    },
    // A result that is made again was used before.
    put: (key, entry) => keep(fresh.has(key) || used.has(key) ? 'used' : 'fresh', key, entry),
    resize(key, entry, bytes) {
      const kind = fresh.get(key) === entry ? 'fresh' : used.get(key) === entry ? 'used' : undefined
      if (!kind) return
      drop(key)
      entry.bytes = bytes
      keep(kind, key, entry)
    },
  }
}
