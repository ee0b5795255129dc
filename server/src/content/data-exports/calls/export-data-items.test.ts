import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldTypes } from '@stoa/contract/data-collections/field'
import { sendFile } from '../../../../../tests/support/imports.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
const owner = () => site.as(site.owner())
beforeAll(async () => {
  site = await makeTestSite()
})

const reference = (type: string) => {
  const to = { referencedCollectionId: 'Books' }
  return type === 'REFERENCE'
    ? { typeMetadata: { reference: to } }
    : type === 'MULTI_REFERENCE'
      ? { typeMetadata: { multiReference: to } }
      : {}
}
const fields = fieldTypes.map((type) => ({ key: type.toLowerCase(), type, ...reference(type) }))

async function makeCollection(): Promise<string> {
  const id = `Odd-${randomUUID()}`
  await owner().dataCollections.createDataCollection({ collection: { id, fields } })
  return id
}

type Item = Record<string, unknown>

const odd: Item[] = [
  { text: '', number: null, any: undefined },
  { text: null, any: null, array: [], object: {} },
  { text: '=HYPERLINK("http://evil.example";"x")', url: '+1', email: '@x', slug: '-2', rich_text: '\t=1' },
  { text: "'=already", any: "''@", rich_text: '\r\n=1' },
  { text: '007', any: '007', number: 7 },
  { any: '7', text: '7', number: '7', boolean: 'true', datetime: '2026-01-01' },
  { any: 7, text: 7, number: -7, boolean: 1 },
  { number: 1e21, any: 2 ** 53, text: 5e-324 },
  { number: 0.1 + 0.2, any: -0.5 },
  { text: '\\N', any: '\\"x"', url: '\\\\server\\share' },
  { text: 'line\nbreak\r\nand "quotes", commas; tabs\t|', any: ' spaces ', slug: ' ' },
  { text: 'Zoë 🦆 ﷽ \u{feff} \u{2028}', any: '＝1' },
  { datetime: { $date: '2026-11-22T09:30:00.123Z' }, date: '2026-11-22', time: '09:30:00.000', any: { $date: '0000-01-01T00:00:00.000Z' } },
  { date: { $date: '2026-11-22T00:00:00.000Z' }, time: { $date: '2026-11-22T00:00:00.000Z' }, text: { $date: '2026-11-22T00:00:00.000Z' } },
  { reference: 'some-id', multi_reference: ['a', 'b,c', 'd;e'], any: ['x'] },
  { reference: null, multi_reference: [], array_string: ['a,b', '', 'c;d'] },
  { multi_reference: ['one'], array_string: ['[x]'], array: [1, null, [2], { a: 'b' }] },
  { object: { nested: { deep: [1, 2, { $date: '2026-11-22T00:00:00.000Z' }] }, empty: '' }, address: { formatted: 'Rua das Flores 12' } },
  { address: 'just text', object: 'text', array: 'text', media_gallery: [{ src: 'wix:image://v1/x/y.jpg', type: 'image' }] },
  { image: 'wix:image://v1/11062b~mv2.jpg/a.jpg#originWidth=1', boolean: false, time: '9', email: 'no mail at all' },
  { undescribed: 'kept', 'with space': 1, más: null, toString: 'x', deep: { a: [''] } },
  { text: 'null', boolean: null, any: 'null', url: 'true', slug: '[]', email: '{}' },
]

const exported = async (request: Parameters<ReturnType<typeof owner>['dataExports']['exportDataItems']>[0]) => {
  let text = ''
  let [count, cursor] = [0, undefined as string | undefined]
  do {
    const piece = await owner().dataExports.exportDataItems({ ...request, ...(cursor === undefined ? {} : { cursor }) })
    text += piece.text
    count += piece.count
    cursor = piece.next
  } while (cursor !== undefined)
  return { text, count }
}

const own = ({ _createdDate, _updatedDate, _owner, ...rest }: Item): Item => rest

async function itemsOf(dataCollectionId: string): Promise<Item[]> {
  const query = { paging: { limit: 1000 }, sort: [{ fieldName: '_id' }] }
  const { dataItems } = await owner().dataItems.queryDataItems({ dataCollectionId, query })
  return dataItems.map(({ data }) => own(data as Item))
}

async function imported(dataCollectionId: string, format: 'CSV' | 'JSON_LINES', text: string, mode: 'INSERT' | 'SAVE' = 'INSERT') {
  const { id } = await sendFile(owner(), { dataCollectionId, fileName: 'odd', format, bytes: Buffer.from(text) })
  await owner().dataImports.planImport({ id, mode, emptyCells: 'CLEAR' })
  await owner().dataImports.startImport({ id })
  for (let rounds = 0; rounds < 20; rounds++) await runQueued(site)
  return (await owner().dataImports.getImport({ id })).import
}

describe.each(['CSV', 'JSON_LINES'] as const)('%s', (format) => {
  test('item values are restored unchanged, into another collection and over themselves', async () => {
    const [from, to] = [await makeCollection(), await makeCollection()]
    const { dataItems } = owner()
    await dataItems.bulkInsertDataItems({
      dataCollectionId: from,
      dataItems: odd.map((data, index) => ({ id: index === 2 ? '=odd' : `odd-${String(index).padStart(3, '0')}`, data })),
    })
    const before = await itemsOf(from)
    const { text, count } = await exported({ dataCollectionId: from, format })
    expect(count).toBe(odd.length)
    expect(await imported(to, format, text)).toMatchObject({ status: 'FINISHED', counts: { inserted: odd.length, failed: 0 } })
    expect(await itemsOf(to)).toEqual(before)
    expect(await imported(from, format, text, 'SAVE')).toMatchObject({ counts: { updated: odd.length, failed: 0 } })
    expect(await itemsOf(from)).toEqual(before)
  })
})

test('no cell of a CSV file starts like a formula', async () => {
  const dataCollectionId = await makeCollection()
  await owner().dataItems.bulkInsertDataItems({ dataCollectionId, dataItems: odd.map((data) => ({ data })) })
  const { text } = await exported({ dataCollectionId, format: 'CSV' })
  const cells = text.slice(1).match(/(?<=^|,|\r\n)(?:"(?:[^"]|"")*"|[^,\r\n]*)(?=,|\r\n|$)/g)!
  const opening = cells.map((cell) => cell.replace(/^"/, '')).filter((cell) => /^[=+@\t\r\n＝＋－＠]|^-(?!\d+(\.\d+)?$)/.test(cell))
  expect(opening).toEqual([])
})

test('200: filtered, sorted and with the requested fields, page by page', async () => {
  const dataCollectionId = await makeCollection()
  const { dataItems } = owner()
  for (const from of [0, 1000])
    await dataItems.bulkInsertDataItems({
      dataCollectionId,
      dataItems: Array.from({ length: 1000 }, (_, n) => ({ id: `n${from + n}`, data: { number: from + n, text: 'x' } })),
    })
  const query = { filter: { number: { $gte: 700 } }, sort: [{ fieldName: 'number', order: 'DESC' as const }] }
  const { text, count } = await exported({ dataCollectionId, format: 'CSV', fields: ['number'], ...query })
  expect(count).toBe(1300)
  const lines = text.trimEnd().split('\r\n')
  expect([lines[0], lines[1], lines.at(-1), lines.length]).toEqual(['\u{feff}_id,number', 'n1999,1999', 'n700,700', 1301])
})

test('400: names errors in the filter', async () => {
  const dataCollectionId = await makeCollection()
  const refusal = await refusalOf(owner().dataExports.exportDataItems({ dataCollectionId, format: 'CSV', filter: { a: { $near: 1 } } }))
  expect(brokenRules(refusal)[0]).toMatch(/^filter/)
})

test('200: a sandbox is imported from a file and exported as one; live items are not touched', async () => {
  const dataCollectionId = await makeCollection()
  const { dataSettings, dataItems, dataImports } = owner()
  const { settings } = await dataSettings.getDataSettings({})
  await dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled: true } })
  await dataItems.insertDataItem({ dataCollectionId, dataItem: { id: 'live', data: { text: 'of the site' } } })
  const file = { dataCollectionId, environment: 'SANDBOX' as const, fileName: 'try', format: 'CSV' as const }
  const { id } = await sendFile(owner(), { ...file, bytes: Buffer.from('_id,text\r\nlive,tried\r\nother,tried too\r\n') })
  await dataImports.planImport({ id, mode: 'SAVE', emptyCells: 'CLEAR' })
  await dataImports.startImport({ id })
  for (let rounds = 0; rounds < 20; rounds++) await runQueued(site)
  const { import: done } = await dataImports.getImport({ id })
  expect(done).toMatchObject({ status: 'FINISHED', environment: 'SANDBOX', counts: { inserted: 2, updated: 0, failed: 0 } })
  expect((await itemsOf(dataCollectionId)).map(({ text }) => text)).toEqual(['of the site'])
  const asked = { dataCollectionId, format: 'CSV' as const, fields: ['text'], sort: [{ fieldName: '_id' }] }
  expect((await exported({ ...asked, environment: 'SANDBOX' })).text).toBe('\u{feff}_id,text\r\nlive,tried\r\nother,tried too\r\n')
  expect((await exported(asked)).text).toBe('\u{feff}_id,text\r\nlive,of the site\r\n')
  await dataImports.undoImport({ id })
  for (let rounds = 0; rounds < 20; rounds++) await runQueued(site)
  expect((await exported({ ...asked, environment: 'SANDBOX' })).count).toBe(0)
  expect((await exported(asked)).count).toBe(1)
})
