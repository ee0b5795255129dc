import { createSizedStore } from '../cache/sized-store.ts'
import { serializeOnce } from './serialize.ts'

/** What a row takes for each character of its text: the text, what is presented, and its JSON. */
const bytesOfCharacter = 4
const entryBytes = 500
/** A larger row is presented each time. */
const rowShareMax = 1 / 16

/** Presents what the database returned as text, and serializes it, once per state: parsing, presenting and writing a list of twenty takes longer than reading
 *  it. Any difference in the text presents it again, so a result can't be stale. At most `bytesMax` are kept. */
export function presentingOnce<Presented extends object>(bytesMax: number) {
  const cache = createSizedStore<{ bytes: number; state: string; presented: Presented }>(bytesMax)
  return (key: string, state: string, present: () => Presented): Presented => {
    const cached = cache.find(key)
    if (cached?.state === state) return cached.presented
    const presented = serializeOnce(present())
    const bytes = entryBytes + bytesOfCharacter * state.length
    if (bytes <= bytesMax * rowShareMax) cache.put(key, { bytes, state, presented })
    return presented
  }
}
