import { randomBytes, randomUUID } from 'node:crypto'

/** An id that sorts by its time (UUIDv7): for rows, so that an index grows at its end. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An id nobody can guess or date (UUIDv4): for visitors and anything that opens a door. */
export const newSecretId = (): string => randomUUID()
