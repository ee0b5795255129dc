import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  /** A path with slashes, downwards only. */
  path: string
  size: number
  read(): Promise<Readable | undefined>
}

/** Sizes and offsets have 32 bits. */
export const zipBytesMax = 4_000_000_000
export const zipEntriesMax = 65_000

/** Names in UTF-8, and the checksum after the content: it isn't known before. */
const flags = 0x0808
const version = 20
/** 1 January 1980: an archive of the same files is the same archive. */
const date = 0x0021

interface Written {
  name: Buffer
  crc: number
  size: number
  offset: number
}

/** A ZIP archive of files as they are, written while they are read. Pictures and videos are compressed already. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { path, size, read } of entries) {
    const content = await read()
    if (!content) continue
    const name = Buffer.from(path)
    const entry: Written = { name, crc: 0, size: 0, offset }
    const head = localHeader(name, size)
    yield head
    for await (const chunk of content as AsyncIterable<Buffer>) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.length
      yield chunk
    }
    if (entry.size !== size) throw new Error(`${path} doesn’t have the size that was stored`)
    const tail = descriptor(entry)
    yield tail
    offset += head.length + entry.size + tail.length
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield endOf(written.length, directory.length, offset)
}

function localHeader(name: Buffer, size: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(date, 12)
  head.writeUInt32LE(size, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, size }: Written): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(size, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function directoryEntry({ name, crc, size, offset }: Written): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(version, 4)
  entry.writeUInt16LE(version, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(date, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(size, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function endOf(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
