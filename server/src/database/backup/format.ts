import { createHash } from 'node:crypto'

// A backup is one file, compressed with gzip: entries of JSON, each followed by the data it announces. The last entry has the checksum of everything before it.

export const formatVersion = 1

export type Entry =
  | { kind: 'backup'; format: number; createdDate: string; migrations: readonly AppliedMigration[] }
  | { kind: 'table'; name: string; columns: readonly string[] }
  /** The end of a table's data. */
  | { kind: 'rows'; count: number }
  | { kind: 'sequence'; name: string; value: string }
  /** Below the media folder. */
  | { kind: 'file'; path: string }
  | { kind: 'fileEnd' }
  | { kind: 'end'; checksum: string }

export interface AppliedMigration {
  name: string
  checksum: string | null
}

/** An entry, or a part of the data of the one before. */
export type Frame = Entry | Buffer

/** A frame begins with its kind and the length of its content. */
const headBytes = 5
const kinds = { entry: 0, data: 1 } as const
const contentMax = 2 ** 18

function bytesOf(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(kind)
  head.writeUInt32BE(content.length, 1)
  return Buffer.concat([head, content])
}

function* encode(frame: Frame): Generator<Buffer> {
  if (!Buffer.isBuffer(frame)) yield bytesOf(kinds.entry, Buffer.from(JSON.stringify(frame)))
  else for (let at = 0; at < frame.length; at += contentMax) yield bytesOf(kinds.data, frame.subarray(at, at + contentMax))
}

/** The bytes of a backup, with the entry that ends it. */
export async function* encoded(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const frame of frames) {
    for (const bytes of encode(frame)) {
      hash.update(bytes)
      yield bytes
    }
  }
  yield* encode({ kind: 'end', checksum: hash.digest('hex') })
}

/** The bytes aren't those of a whole, unchanged backup. */
export class DamagedBackup extends Error {}

/** The frames of a backup. Throws DamagedBackup unless it ends with its checksum. */
export async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  let waiting: Buffer = Buffer.alloc(0)
  let hasEnded = false
  for await (const chunk of chunks) {
    if (hasEnded) throw new DamagedBackup('there is more after its end')
    waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk
    for (let frame = firstIn(waiting); frame; frame = firstIn(waiting)) {
      const bytes = waiting.subarray(0, frame.length)
      waiting = waiting.subarray(frame.length)
      hasEnded = !Buffer.isBuffer(frame.content) && frame.content.kind === 'end'
      if (hasEnded) checkEnd(frame.content as Entry, { checksum: hash.digest('hex'), rest: waiting.length })
      else hash.update(bytes)
      yield frame.content
      if (hasEnded) break
    }
  }
  if (!hasEnded) throw new DamagedBackup('its end is missing')
}

function checkEnd(entry: Entry, { checksum, rest }: { checksum: string; rest: number }): void {
  if (entry.kind !== 'end' || entry.checksum !== checksum) throw new DamagedBackup('its checksum is wrong')
  if (rest > 0) throw new DamagedBackup('there is more after its end')
}

function firstIn(bytes: Buffer): { content: Frame; length: number } | undefined {
  if (bytes.length < headBytes) return undefined
  const [kind, size] = [bytes.readUInt8(), bytes.readUInt32BE(1)]
  if ((kind !== kinds.entry && kind !== kinds.data) || size > contentMax) throw new DamagedBackup('it has no such part')
  const length = headBytes + size
  if (bytes.length < length) return undefined
  const content = bytes.subarray(headBytes, length)
  return { content: kind === kinds.data ? content : entryIn(content), length }
}

function entryIn(content: Buffer): Entry {
  try {
    return JSON.parse(content.toString()) as Entry
  } catch {
    throw new DamagedBackup('it has no such part')
  }
}
