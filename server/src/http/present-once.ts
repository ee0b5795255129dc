import { serializeOnce } from './serialize.ts'

/** Presents what the database returned as text, and serializes it, once per state: parsing, presenting and writing a list of twenty takes longer than reading
 *  it. Any difference in the text presents it again, so a result can't be stale. `max` results are kept, of the keys that came last. */
export function presentingOnce<Presented extends object>(max: number) {
  const cache = new Map<string, { state: string; presented: Presented }>()
  return (key: string, state: string, present: () => Presented): Presented => {
    const cached = cache.get(key)
    if (cached?.state === state) return cached.presented
    const presented = serializeOnce(present())
    if (!cached && cache.size >= max) cache.delete(cache.keys().next().value!)
    cache.set(key, { state, presented })
    return presented
  }
}
