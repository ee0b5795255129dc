import { beforeAll, describe, expect, test } from 'vitest'
import { roundsUpTo, timesToRun } from '../../../tests/support/rounds.ts'
import type { App } from '../kernel/app.ts'
import { executeRequest } from './execute.ts'

const rounds = roundsUpTo(timesToRun(3, 15))

/** Nothing of a document may reach a call: only reading it is measured. */
const app = { call: async () => ({ status: 200, body: {} }) } as unknown as App

const repeated = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.ceil(count) }, (_, n) => make(n)).join(' ')
const products = (selection: string): string => `{ storesProductsV1Products { items { ${selection} } } }`

/** Documents with about so many words. */
const documents: Readonly<Record<string, (words: number) => string>> = {
  'one name again and again': (words) => products('id '.repeat(words)),
  'one name again and again, nested': (words) => {
    const side = Math.sqrt(words / 3)
    return products(repeated(side, () => `media { items { ${'id '.repeat(side)} } }`))
  },
  'one name again and again, in a fragment that is not used': (words) =>
    `{ __typename } fragment F on CatalogV1Product { ${'id '.repeat(words)} }`,
  aliases: (words) => products(repeated(words / 2, (n) => `a${n}: id`)),
  'aliases of root fields': (words) => `{ ${repeated(words / 4, (n) => `a${n}: storesProductsV1Products { __typename }`)} }`,
  'unknown fields': (words) => products(repeated(words, (n) => `unknown${n}`)),
  'unknown types': (words) => `query (${repeated(words / 3, (n) => `$a${n}: CatalogV1Produc${n}`)}) { __typename }`,
  'fragments that are used together': (words) => {
    const side = Math.sqrt(words)
    return `${products(repeated(side, (n) => `...F${n}`))} ${repeated(side, (n) => `fragment F${n} on CatalogV1Product { a: name b: id c: slug }`)}`
  },
  'fragments within each other': (words) =>
    `${products('...F0')} ${repeated(words / 8, (n) => `fragment F${n} on CatalogV1Product { id ...F${n + 1} ...F${n + 1} }`)}`,
  'fragments in a circle': (words) =>
    `${products('...F0')} ${repeated(words / 8, (n) => `fragment F${n} on CatalogV1Product { id ...F${(n + 1) % Math.ceil(words / 8)} }`)}`,
  nesting: (words) => `{ ${'a { '.repeat(words / 2)} b ${'} '.repeat(words / 2)} }`,
  'nested lists in an argument': (words) =>
    `{ storesProductsV1Products(queryInput: { query: { filter: ${'['.repeat(words)}${']'.repeat(words)} } }) { __typename } }`,
  'keys of a filter': (words) =>
    `{ storesProductsV1Products(queryInput: { query: { filter: { ${repeated(words, (n) => `a${n}: 1`)} } } }) { __typename } }`,
  directives: (words) => `{ __typename ${'@include(if: true) '.repeat(words / 4)} }`,
  'the schema, by aliases': (words) => `{ ${repeated(words / 8, (n) => `a${n}: __schema { types { fields { name } } }`)} }`,
  'the schema, types within types': (words) =>
    `{ __schema { types { ${'fields { type { '.repeat(words / 5)} name ${'} } '.repeat(words / 5)} } } }`,
  'one long text': (words) => `{ storesProductsV1Product(id: "${'x'.repeat(words * 100)}") { id } }`,
  'one long comment': (words) => `# ${'x'.repeat(words * 100)}\n{ __typename }`,
}

const read = (query: string) => executeRequest(app, { query }, { identity: { kind: 'anonymous' }, options: {} })

/** Milliseconds of processor time: the least of several rounds, because collecting garbage is counted too. */
async function processorMs(query: string): Promise<number> {
  const times: number[] = []
  for (const round of rounds) {
    // Another text, because documents that have passed are kept.
    const text = `${query}${' '.repeat(round)}`
    const before = process.cpuUsage()
    await read(text)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

/** Shorter times say nothing. */
const noiseMs = 4
/** Eight times as many words take eight times as long, or 64 times if the time grows with the square. */
const growthMax = 24

describe('processor time for a hostile document grows with its length at most, and so does the answer', () => {
  beforeAll(() => read('{ __typename }'))

  test.each(Object.entries(documents))('%s', async (name, document) => {
    const [small, large] = [document(150), document(1_200)]
    const [smallMs, largeMs] = [await processorMs(small), await processorMs(large)]
    const hugeMs = await processorMs(document(9_600))
    if (timesToRun(0, 1)) console.log(`hostile documents: ${name}, ${largeMs.toFixed(1)} ms, beyond the limits ${hugeMs.toFixed(1)} ms`)
    expect(largeMs).toBeLessThan(growthMax * Math.max(smallMs, noiseMs))
    expect(hugeMs).toBeLessThan(growthMax * Math.max(largeMs, noiseMs))
    expect(JSON.stringify(await read(large)).length).toBeLessThan(1_000_000)
  })
})

describe('bytes: the request ends without data for aliases of', () => {
  const large = 'x'.repeat(1_000_000)
  const body = {
    products: [{ id: 'a', description: large }],
    dataItem: { id: 'a', data: { text: large } },
    metadata: {},
  }
  const holding = { call: async () => ({ status: 200, body }) } as unknown as App
  const aliases = (field: string, count: number): string => repeated(count, (n) => `a${n}: ${field}`)

  test.each([
    ['one large text', (count: number) => products(aliases('description', count))],
    ['one large JSON value', (count: number) => `{ dataItemsV2DataItem(id: "a") { ${aliases('data', count)} } }`],
  ])('%s', async (_, query) => {
    const sender = { identity: { kind: 'anonymous' }, options: {} } as const
    const few = await executeRequest(holding, { query: query(7) }, sender)
    expect([few.errors, JSON.stringify(few.data).length > 7_000_000]).toEqual([undefined, true])
    const many = await executeRequest(holding, { query: query(500) }, sender)
    expect(many.data ?? null).toBeNull()
    expect(many.errors).toMatchObject([{ extensions: { applicationError: { data: { limit: 'bytes', max: 8_000_000 } } } }])
  })

  test('nameLength: a long alias, which each item of a list would repeat', async () => {
    const { errors } = await read(products(`${'a'.repeat(101)}: id`))
    expect(errors).toMatchObject([{ extensions: { applicationError: { data: { limit: 'nameLength', max: 100 } } } }])
  })
})
