import { randomUUID } from 'node:crypto'

/** Ids created in one millisecond count up in the twelve bits after the time; after these they borrow from the next millisecond. */
const idsPerMillisecond = 4096

/** Creates ids that sort by creation time (UUIDv7), also within a millisecond: rows and events keep the order they were written in. Their last 62 bits are
 *  random, from UUIDs that Node creates in bulk. */
export function createIdGenerator(clock: () => number): () => string {
  let time = 0
  let count = 0
  return () => {
    const now = clock()
    count = now > time ? 0 : count + 1
    time = Math.max(now, time)
    if (count === idsPerMillisecond) {
      time++
      count = 0
    }
    const digits = time.toString(16).padStart(12, '0')
    return `${digits.slice(0, 8)}-${digits.slice(8)}-7${count.toString(16).padStart(3, '0')}${randomUUID().slice(18)}`
  }
}

/** The id of a new row: an index on it grows at its end. */
export const newId = createIdGenerator(Date.now)

/** An id as if the row had been made then. */
export const newIdAt = (date: Date): string => createIdGenerator(() => date.getTime())()

/** When an id of these was made. Ids made later have a later time, or the same one and are higher. */
export const timeOfId = (id: string): Date => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))

/** An id that can't be guessed or dated (UUIDv4): for visitors and everything that gives access. */
export const newSecretId = (): string => randomUUID()
