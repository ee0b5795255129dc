import { randomUUID } from 'node:crypto'

/** An id that sorts by its time (UUIDv7): for rows, so that an index grows at its end. Its other bits are random, from a UUID that Node makes in bulk. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** An id nobody can guess or date (UUIDv4): for visitors and anything that opens a door. */
export const newSecretId = (): string => randomUUID()
