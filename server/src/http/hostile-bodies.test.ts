import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls, type CallId } from '@stoa/contract/routes'
import { roundsUpTo, timesToRun } from '../../../tests/support/rounds.ts'
import { Invalid } from '../kernel/refuse.ts'
import { refusalResponse } from './error-response.ts'
import { largeBounds, parseJson } from './json.ts'
import { parseRequest, validatorFor } from './parse-request.ts'

const rounds = roundsUpTo(timesToRun(9, 15))
const sizes = { small: 64_000, large: 512_000 }
const calls = new Map(allCalls(contract).map(({ id, call }) => [id, call]))
const requestOf = (id: CallId): TSchema => calls.get(id)!.request

/** Reads a body as the server does, up to the handler. Returns the length of the answer that refuses it. */
function read(body: Buffer, request: TSchema): number {
  const { value, fault } = parseJson(body, largeBounds)
  if (fault !== undefined) return fault.length
  try {
    parseRequest(request, value, 'owner')
    return 0
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return JSON.stringify(refusalResponse(error, {})).length
  }
}

/** Milliseconds of processor time: the least of several rounds, because collecting garbage is counted too. */
function processorMs(work: () => unknown): number {
  const times = rounds.map(() => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** Shorter times say nothing. */
const noiseMs = 1
/** A body that is eight times as long takes eight times as long, or 64 times if the time grows with the square. Half-way between them, as ratios go. */
const growthMax = 24
const answerLengthMax = 1_200_000

const bulkOf = (dataItems: string) => `{"dataCollectionId":"Books","dataItems":[${dataItems}]}`
const itemOf = (data: string) => bulkOf(`{"data":${data}}`)
const keysOf = (bytes: number) => Array.from({ length: Math.floor(bytes / 11) }, (_, n) => `"k${String(n).padStart(6, '0')}":0`).join()
const filled = (bytes: number, piece: string) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)))
const listOf = (bytes: number, entry: string) => `[${filled(bytes, `${entry},`)}0]`
const nested = (bytes: number, depth: number) => listOf(bytes, `${'['.repeat(depth)}${']'.repeat(depth)}`)

const bodies: Readonly<Record<string, (bytes: number) => string>> = {
  'keys of an item': (bytes) => itemOf(`{${keysOf(bytes)}}`),
  'keys of a request': (bytes) => `{${keysOf(bytes)}}`,
  'the same key again and again': (bytes) => `{${filled(bytes, '"a":0,')}"b":0}`,
  'unknown fields of many items': (bytes) => bulkOf(filled(bytes, '{"a":0,"b":0,"c":0,"data":{}},').slice(0, -1)),
  'one long key': (bytes) => itemOf(`{"${filled(bytes, 'k')}":0}`),
  'long unknown fields': (bytes) => `{"${filled(bytes / 2, 'k')}":0,"${filled(bytes / 2, 'l')}":0}`,
  'empty objects': (bytes) => itemOf(`{"a":${listOf(bytes, '{}')}}`),
  'empty items': (bytes) => bulkOf(filled(bytes, '{},').slice(0, -1)),
  numbers: (bytes) => itemOf(`{"a":${listOf(bytes, '0')}}`),
  'long numbers': (bytes) => itemOf(`{"a":${listOf(bytes, `1.${'3'.repeat(300)}e-300`)}}`),
  texts: (bytes) => itemOf(`{"a":${listOf(bytes, '"é"')}}`),
  'one text': (bytes) => itemOf(`{"a":"${filled(bytes, 'x')}"}`),
  'escaped quotation marks': (bytes) => itemOf(`{"a":"${filled(bytes, '\\"')}"}`),
  'escaped characters': (bytes) => itemOf(`{"a":"${filled(bytes, '\\u00e9')}"}`),
  'escaped keys': (bytes) => itemOf(`{${Array.from({ length: Math.floor(bytes / 17) }, (_, n) => `"\\u0061${n}":0`).join()}}`),
  backslashes: (bytes) => itemOf(`{"a":"${filled(bytes, '\\\\')}"}`),
  'a text without an end': (bytes) => `"${filled(bytes, '\\"')}`,
  blanks: (bytes) => itemOf(`{"a"${filled(bytes, ' ')}:0}`),
  'nesting without an end': (bytes) => '['.repeat(bytes),
  'nesting below the limit': (bytes) => itemOf(`{"a":${nested(bytes, 40)}}`),
  'nesting of objects': (bytes) => itemOf(`{"a":${listOf(bytes, `${'{"a":'.repeat(40)}0${'}'.repeat(40)}`)}}`),
  'combining characters': (bytes) => itemOf(`{"a":"a${filled(bytes, '\u0301\u0327')}"}`),
  'combining characters in short rows': (bytes) => itemOf(`{"a":"${filled(bytes, `a${'\u0301\u0327'.repeat(14)}`)}"}`),
  'lone surrogates': (bytes) => itemOf(`{"a":${listOf(bytes, '"\\ud800"')}}`),
}

const bulkInsert = requestOf('dataItems.bulkInsertDataItems')

describe('processor time for a hostile body grows with its length at most', () => {
  test.each(Object.entries(bodies))('%s', (name, body) => {
    const [small, large] = [body(sizes.small), body(sizes.large)].map((text) => Buffer.from(text)) as [Buffer, Buffer]
    read(small, bulkInsert)
    const smallMs = processorMs(() => read(small, bulkInsert))
    const largeMs = processorMs(() => read(large, bulkInsert))
    if (timesToRun(0, 1)) console.log(`hostile bodies: ${name}, ${((largeMs * 1e6) / large.length).toFixed(1)} ms per MB`)
    expect(largeMs).toBeLessThan(growthMax * Math.max(smallMs, noiseMs))
    expect(read(large, bulkInsert)).toBeLessThan(answerLengthMax)
  })
})

interface TextSchema {
  pattern?: string
  format?: string
}

/** Every pattern and format of the requests in the contract, with the first call that has it. */
function textSchemas(): Map<string, { id: string; schema: TextSchema }> {
  const found = new Map<string, { id: string; schema: TextSchema }>()
  const collect = (id: string, node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const schema = node as TextSchema
    const name = typeof schema.pattern === 'string' ? schema.pattern : schema.format
    if (typeof name === 'string' && !found.has(name))
      found.set(name, { id, schema: schema.pattern === name ? { pattern: name } : { format: name } })
    for (const inner of Object.values(node)) collect(id, inner)
  }
  for (const { id, call } of allCalls(contract)) collect(id, call.request)
  return found
}

const hostileTexts = (length: number): string[] =>
  ['a', '0', '-', '.', ' ', '@', '/', 'a@', 'a.', '0-', '0.', 'a-', '=', 'A'].flatMap((piece) => [
    filled(length, piece),
    `${filled(length, piece)}\n`,
    `https://${filled(length, piece)} `,
    `a@${filled(length, piece)}@`,
    `0.${filled(length, piece)}!`,
  ])

test('the time to match a pattern or format of the contract grows with the length of the text at most', () => {
  const [small, large] = [hostileTexts(4_000), hostileTexts(32_000)]
  const slow = [...textSchemas()].filter(([, { schema }]) => {
    const validator = validatorFor({ type: 'string', ...schema } as TSchema)
    const matchAll = (texts: readonly string[]) => texts.map((text) => validator.Check(text))
    matchAll(small)
    return (
      processorMs(() => matchAll(large)) >
      growthMax *
        Math.max(
          processorMs(() => matchAll(small)),
          noiseMs,
        )
    )
  })
  expect(slow).toEqual([])
})
