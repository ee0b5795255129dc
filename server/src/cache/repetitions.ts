import { crc32 } from 'node:zlib'

/** Of this many requests at least it is known that they came before. */
const rememberedMin = 10_000

/** Whether a request came before. What is requested once isn't worth keeping, and many different requests don't fill the memory with their answers. Two that
 *  have the same checksum are taken for one, which costs nothing but a place. */
export function createRepetitions(): (key: string) => boolean {
  let earlier: ReadonlySet<number> = new Set()
  let recent = new Set<number>()
  return (key) => {
    const checksum = crc32(key)
    if (recent.has(checksum)) return true
    const isKnown = earlier.has(checksum)
    if (recent.size >= rememberedMin) {
      earlier = recent
      recent = new Set()
    }
    recent.add(checksum)
    return isKnown
  }
}
