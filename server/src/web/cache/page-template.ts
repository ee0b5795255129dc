import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, inflateRawSync } from 'node:zlib'
import { afterBytes, checksumShift } from './checksum.ts'

// A page is kept in pieces. Between them stands what differs for each request. Compressed pieces can be joined too: each is a run of whole blocks that refer
// to nothing before them, and what is inserted is a block that is stored as it is (RFC 1951 §3.2.4).

/** What is inserted into a page for one request. */
export interface Insertions {
  nonce: string
  requestId: string
  /** The visitor's part as data for scripts. */
  visitorText: string
  /** The visitor's part as HTML. */
  visitorHtml: string
}

type Slot = keyof Insertions

/** Texts that stand for insertions while a page is rendered. They are made anew for each page and never sent, so no content can contain them. */
export interface Marks {
  nonce: string
  requestId: string
  visitorText: string
}

/** Letters only: they are the same in HTML, in JSON and in attributes. */
const mark = (): string => [...randomBytes(24)].map((byte) => String.fromCodePoint(97 + (byte & 15))).join('')

export const createMarks = (): Marks => ({ nonce: mark(), requestId: mark(), visitorText: mark() })

/** What a page is rendered with in place of the visitor's text. */
export const markedText = ({ visitorText }: Marks, text: string): string => `${visitorText}${text}${visitorText}`

export interface Piece {
  bytes: Buffer
  /** What follows; undefined at the end. */
  slot: Slot | undefined
}

/** The element with the visitor's part of a page. */
const visitorElement = 'stoa-visitor'

export interface SplitPage {
  pieces: readonly Piece[]
  /** The visitor's part as it was rendered; undefined if the page has none. */
  visitorHtml: string | undefined
}

/** Splits a rendered page at its insertions; undefined if they aren't where they are expected. */
export function splitPage(html: string, marks: Marks): SplitPage | undefined {
  const pattern = new RegExp(
    `(?<nonce>${marks.nonce})|(?<requestId>${marks.requestId})|(?<visitorText>${marks.visitorText}[^<>"\\\\]{0,200}${marks.visitorText})|(?<=<${visitorElement}[^<>]*>)(?<visitorHtml>.*?)(?=</${visitorElement}>)`,
    'gs',
  )
  const pieces: Piece[] = []
  let visitorHtml: string | undefined
  let from = 0
  for (const found of html.matchAll(pattern)) {
    const [slot, text] = Object.entries(found.groups!).find(([, value]) => value !== undefined) as [Slot, string]
    if (slot === 'visitorHtml') {
      if (visitorHtml !== undefined) return undefined
      visitorHtml = text
    }
    pieces.push({ bytes: Buffer.from(html.slice(from, found.index)), slot })
    from = found.index + found[0].length
  }
  const rest = html.slice(from)
  pieces.push({ bytes: Buffer.from(rest), slot: undefined })
  const isWhole = pieces.every(({ bytes }) => Object.values(marks).every((one) => !bytes.includes(one)))
  return isWhole ? { pieces, visitorHtml } : undefined
}

/** A page from its pieces. */
export function joinPage(pieces: readonly Piece[], insertions: Insertions): Buffer {
  return Buffer.concat(pieces.flatMap(({ bytes, slot }) => (slot ? [bytes, Buffer.from(insertions[slot])] : [bytes])))
}

/** A piece as whole blocks. */
interface CompressedPiece extends Piece {
  /** Of the piece as it is. */
  length: number
  checksum: number
  /** What its length does to a checksum of what precedes it. */
  shift: number
}

export type CompressedPage = readonly CompressedPiece[]

const deflate = promisify(deflateRaw)

export const compressPieces = (pieces: readonly Piece[]): Promise<CompressedPage> =>
  Promise.all(
    pieces.map(async ({ bytes, slot }) => ({
      slot,
      length: bytes.length,
      checksum: crc32(bytes),
      shift: checksumShift(bytes.length),
      bytes: await deflate(bytes, { level: 6, finishFlush: constants.Z_FULL_FLUSH }),
    })),
  )

export const inflatePieces = (pieces: CompressedPage): Piece[] =>
  pieces.map(({ bytes, slot }) => ({ bytes: inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }), slot }))

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const emptyLastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/** A page from its compressed pieces, in the format of gzip. */
export function joinCompressed(pieces: CompressedPage, insertions: Insertions): Buffer {
  let total = 0
  let sum = 0
  const all: Buffer[] = [gzipHead]
  for (const { bytes, slot, length, checksum, shift } of pieces) {
    sum = afterBytes(sum, shift, checksum)
    total += length
    all.push(bytes)
    if (!slot) continue
    const inserted = Buffer.from(insertions[slot])
    sum = crc32(inserted, sum)
    total += inserted.length
    all.push(storedBlockHead(inserted.length), inserted)
  }
  const end = Buffer.alloc(8)
  end.writeUInt32LE(sum >>> 0)
  end.writeUInt32LE(total % 2 ** 32, 4)
  all.push(emptyLastBlock, end)
  return Buffer.concat(all)
}

/** A block holds at most 65,535 bytes; an insertion is shorter. */
function storedBlockHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}
