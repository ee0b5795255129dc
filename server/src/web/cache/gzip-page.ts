import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { afterBytes, checksumShift } from './checksum.ts'
import { lengthOf, type EncodedPage } from './encoded-page.ts'
import type { Insertions, Piece, Slot } from './page-template.ts'

// Compressed pieces can be joined: each is a run of whole blocks, and what is inserted between them is a block that is stored as it is (RFC 1951 §3.2.4). A piece
// refers to those before it by their distance. So what is inserted between them must have the same length each time; otherwise the next piece refers to nothing
// before it.

/** The lengths in bytes of the insertions that have the same one each time. */
type InsertionLengths = Readonly<Partial<Record<Slot, number>>>

/** Text as whole blocks. */
interface Compressed {
  bytes: Buffer
  /** Of the text as it is. */
  length: number
  checksum: number
  /** What its length does to a checksum of what precedes it. */
  shift: number
}

type CompressedPiece = Compressed & Pick<Piece, 'slot'>

const deflate = promisify(deflateRaw)

/** Level 9 takes an eighth more time for a hundredth fewer bytes, level 4 a third less time for a twentieth more. */
const level = 6

/** Passing a shorter piece to another thread takes longer than compressing it, and preparing for all that it could refer to takes long as well. */
const shortMax = 4_096
const windowBitsOfShort = 14

/** How far back a piece can refer (RFC 1951 §2). */
const distanceMax = 32 * 1024
/** Stands for the bytes of an insertion, to which no piece refers, because this byte is in no text. */
const notInText = 0xff
const nothing = Buffer.alloc(0)

export async function encodeGzip(pieces: readonly Piece[], { nonce, requestId, visitorText }: Insertions): Promise<EncodedPage> {
  const lengths = {
    nonce: Buffer.byteLength(nonce),
    requestId: Buffer.byteLength(requestId),
    visitorText: Buffer.byteLength(visitorText),
  }
  const compressed = await compressPieces(pieces, lengths)
  return { bytes: lengthOf(compressed), join: (insertions) => joinCompressed(compressed, lengths, insertions) }
}

function compressPieces(pieces: readonly Piece[], lengths: InsertionLengths): Promise<CompressedPiece[]> {
  let before: Buffer = nothing
  const all = pieces.map(async (piece) => {
    const { bytes, slot } = piece
    const options = { level, finishFlush: constants.Z_SYNC_FLUSH }
    const earlier = before
    before = beforeNext(before, piece, lengths)
    const isShort = bytes.length < shortMax
    const blocks = isShort
      ? deflateRawSync(bytes, { ...options, ...referringTo(earlier.subarray(-(2 ** windowBitsOfShort))), windowBits: windowBitsOfShort })
      : await deflate(bytes, { ...options, ...referringTo(earlier) })
    return { slot, ...compressed(bytes, blocks) }
  })
  return Promise.all(all)
}

const compressed = (text: Buffer, bytes: Buffer): Compressed => ({
  bytes,
  length: text.length,
  checksum: crc32(text),
  shift: checksumShift(text.length),
})

const referringTo = (before: Buffer) => (before.length > 0 ? { dictionary: before } : {})

/** What the piece after one can refer to. */
function beforeNext(before: Buffer, { bytes, slot }: Piece, lengths: InsertionLengths): Buffer {
  const length = slot && lengths[slot]
  return length === undefined ? nothing : Buffer.concat([before, bytes, Buffer.alloc(length, notInText)]).subarray(-distanceMax)
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const emptyLastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

function joinCompressed(pieces: readonly CompressedPiece[], lengths: InsertionLengths, insertions: Insertions): Buffer | undefined {
  let total = 0
  let sum = 0
  const all: Buffer[] = [gzipHead]
  const add = ({ bytes, length, checksum, shift }: Compressed): void => {
    sum = afterBytes(sum, shift, checksum)
    total += length
    all.push(bytes)
  }
  for (const piece of pieces) {
    add(piece)
    if (!piece.slot) continue
    const inserted = insertions[piece.slot]
    const expected = lengths[piece.slot]
    if (expected === undefined) {
      add(compressedOnce(inserted))
      continue
    }
    const bytes = Buffer.from(inserted)
    if (bytes.length !== expected) return undefined
    sum = crc32(bytes, sum)
    total += expected
    all.push(storedBlockHead(expected), bytes)
  }
  const end = Buffer.alloc(8)
  end.writeUInt32LE(sum >>> 0)
  end.writeUInt32LE(total % 2 ** 32, 4)
  all.push(emptyLastBlock, end)
  return Buffer.concat(all)
}

const insertionsMax = 200
const compressedInsertions = new Map<string, Compressed>()

/** An insertion that many visitors have, such as the number of items in a cart. */
function compressedOnce(text: string): Compressed {
  const known = compressedInsertions.get(text)
  if (known) return known
  const bytes = Buffer.from(text)
  const made = compressed(bytes, deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH }))
  if (compressedInsertions.size >= insertionsMax) compressedInsertions.clear()
  compressedInsertions.set(text, made)
  return made
}

/** A block holds at most 65,535 bytes; an insertion is shorter. */
function storedBlockHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}
