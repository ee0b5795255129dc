import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'
import { lengthOf, type EncodedPage } from './encoded-page.ts'
import { joinPage, type Insertions, type Piece, type Slot } from './page-template.ts'

// What is inserted stands in blocks that are stored as they are (RFC 7932 §9.2). The blocks after it are right for each insertion of the same length:
// - Positions, and so all distances, stay the same.
// - Nothing refers to an insertion, because other bytes, which are in no text, stood in its place while the page was compressed.
// - The coding of a byte depends on the two before it. So the two bytes after an insertion are stored with it.
// The visitor's HTML differs in length. It is compressed with the page, which is then for visitors with the same one.

const decompress = promisify(brotliDecompress)

/** Quality 4 takes a twelfth more bytes, quality 6 a hundredth fewer. */
const quality = 5
const storedAfter = 2
const storedMax = 65_536
const lastBlock = Buffer.from([3])
/** One page of some thousands isn't right, because the random bytes in it repeat each other: then what follows depends on them. */
const triesMax = 3

export async function encodeBrotli(pieces: readonly Piece[], example: Insertions): Promise<EncodedPage | undefined> {
  const parts = withVisitorHtml(pieces, example.visitorHtml)
  const isForAll = parts.length === pieces.length
  const lengths = parts.map(({ slot }) => (slot ? Buffer.byteLength(example[slot]) : 0))
  if (lengths.some((length) => length + storedAfter > storedMax)) return undefined
  for (let tries = 0; tries < triesMax; tries++) {
    const encoded = await encodeParts(parts, lengths)
    if (await isRight(encoded, parts, example)) return encodedPage(encoded, lengths, isForAll ? undefined : example.visitorHtml)
  }
  return undefined
}

/** In a function of its own, so that the page as text isn't kept. */
function encodedPage(encoded: readonly Piece[], lengths: readonly number[], visitorHtml: string | undefined): EncodedPage {
  const fits = (insertions: Insertions): boolean =>
    (visitorHtml === undefined || insertions.visitorHtml === visitorHtml) &&
    encoded.every(({ slot }, index) => !slot || Buffer.byteLength(insertions[slot]) === lengths[index])
  return { bytes: lengthOf(encoded), join: (insertions) => (fits(insertions) ? joinPage(encoded, insertions) : undefined) }
}

function withVisitorHtml(pieces: readonly Piece[], visitorHtml: string): Piece[] {
  const parts: Piece[] = []
  let before: Buffer[] = []
  for (const { bytes, slot } of pieces) {
    before.push(bytes)
    if (slot === 'visitorHtml') before.push(Buffer.from(visitorHtml))
    else {
      parts.push({ bytes: Buffer.concat(before), slot })
      before = []
    }
  }
  return parts
}

/** The bytes between the insertions. */
async function encodeParts(parts: readonly Piece[], lengths: readonly number[]): Promise<Piece[]> {
  const stored = parts.map(({ bytes }, index) => (index === 0 ? 0 : Math.min(storedAfter, bytes.length)))
  const written = parts.flatMap(({ bytes }, index) => [
    Buffer.concat([notInText(lengths[index - 1] ?? 0), bytes.subarray(0, stored[index])]),
    bytes.subarray(stored[index]),
  ])
  // The first has no insertion before it.
  const blocks = await compressEach(written.slice(1), lengthOf(parts))
  return parts.map(({ bytes, slot }, index) => ({
    bytes: Buffer.concat([
      bytes.subarray(0, stored[index]),
      blocks[2 * index]!,
      slot ? storedBlockHead(lengths[index]! + stored[index + 1]!) : lastBlock,
    ]),
    slot,
  }))
}

const notInUtf8 = Buffer.from([0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff])

/** Any two bytes of it in a row, and its first and last one, are in no text. The others are random, so that it refers to nothing either. */
const notInText = (length: number): Uint8Array =>
  randomBytes(length).map((byte, index) => (index % 2 === 0 || index === length - 1 ? notInUtf8[byte % notInUtf8.length]! : byte))

/** The bytes that each text adds to those before it, in whole blocks. */
function compressEach(texts: readonly Buffer[], lengthInAll: number): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const encoder = createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: lengthInAll,
      },
    })
    const blocks: Buffer[] = []
    let chunks: Buffer[] = []
    encoder.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk))
    for (const text of texts) {
      encoder.write(text, () => {
        blocks.push(Buffer.concat(chunks))
        chunks = []
        if (blocks.length < texts.length) return
        encoder.close()
        resolve(blocks)
      })
    }
  })
}

/** Its fields: not the last one, four digits, its length less one, stored as it is. Nothing is stored in no block. */
function storedBlockHead(length: number): Buffer {
  if (length === 0) return Buffer.alloc(0)
  const head = Buffer.alloc(3)
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return head
}

/** Tries one example with bytes that didn't stand in its place: if it is right, so is every other. */
async function isRight(encoded: readonly Piece[], parts: readonly Piece[], example: Insertions): Promise<boolean> {
  const other = (slot: Slot): string => '*'.repeat(Buffer.byteLength(example[slot]))
  const insertions = { nonce: other('nonce'), requestId: other('requestId'), visitorText: other('visitorText'), visitorHtml: '' }
  const text = await decompress(joinPage(encoded, insertions)).catch(() => undefined)
  return text?.equals(joinPage(parts, insertions)) ?? false
}
