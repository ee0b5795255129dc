import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { dictionary1 } from './dictionary-1.ts'
import { dictionary2 } from './dictionary-2.ts'

// Documents that are written once and rarely read. With a dictionary of their field names they take about a tenth of their text, and less time than PostgreSQL
// needs to parse that (decision 0101).

/** By the number that is the first byte of a compressed document. They stay as long as databases have documents of them. */
const dictionaries: Readonly<Record<number, Buffer>> = { 1: Buffer.from(dictionary1), 2: Buffer.from(dictionary2) }
/** The newest dictionary of each kind of document: of entities as on the wire, and of the HTML of emails. */
const newest = { entities: 1, mails: 2 } as const

/** Shorter texts stay readable, and would hardly be read or written faster. */
const lengthMin = 1_000
/** Longer ones, such as the responses of calls for many items, would hold up other requests. */
const lengthMax = 200_000
/** A higher level saves a tenth, and takes twice the time; more memory, a quarter of a megabyte for each document by default, saves nothing. With larger
 *  chunks than the result needs, allocating them is a third of the time. */
const options = { level: 3, windowBits: 14, memLevel: 5, chunkSize: 2_048 }

/** A document's JSON text, compressed. Undefined if it is short or very long, or if there is none. */
export function compressed(document: unknown, kind: keyof typeof newest = 'entities'): Buffer | undefined {
  const number = newest[kind]
  const text = JSON.stringify(document) as string | undefined
  if (text === undefined || text.length < lengthMin || text.length > lengthMax) return undefined
  return Buffer.concat([Buffer.of(number), deflateRawSync(text, { ...options, dictionary: dictionaries[number] })])
}

export function decompressed(bytes: Buffer): unknown {
  const dictionary = dictionaries[bytes[0]!]
  if (!dictionary) throw new Error(`a document was compressed with dictionary ${bytes[0]}, which this version doesn't have`)
  return JSON.parse(inflateRawSync(bytes.subarray(1), { dictionary, chunkSize: 4_096 }).toString())
}
