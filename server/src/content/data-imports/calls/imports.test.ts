import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendFile } from '../../../../../tests/support/imports.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
const owner = () => site.as(site.owner())
beforeAll(async () => {
  site = await makeTestSite()
})

const fields = [
  { key: 'name', displayName: 'Name', type: 'TEXT' as const },
  { key: 'price', displayName: 'Price', type: 'NUMBER' as const },
]

async function makeCollection(withFields = true): Promise<string> {
  const id = `Goods-${randomUUID()}`
  await owner().dataCollections.createDataCollection({ collection: { id, ...(withFields ? { fields } : {}) } })
  return id
}

async function run(id: string) {
  for (let rounds = 0; rounds < 100; rounds++) {
    await runQueued(site)
    const { import: one } = await owner().dataImports.getImport({ id })
    if (!['CHECKING', 'RUNNING', 'UNDOING'].includes(one.status)) return one
  }
  throw new Error('it does not end')
}

const itemsOf = async (dataCollectionId: string) => {
  const { dataItems } = await owner().dataItems.queryDataItems({
    dataCollectionId,
    query: { paging: { limit: 1000 }, sort: [{ fieldName: '_id' }] },
  })
  return dataItems.map(({ data }) => {
    const { _createdDate, _updatedDate, _owner, ...own } = data as Record<string, unknown>
    return own
  })
}

async function received(dataCollectionId: string, text: string | Buffer, format: 'CSV' | 'JSON_LINES' = 'CSV', partBytes = 1_000_000) {
  return sendFile(owner(), { dataCollectionId, fileName: 'goods.csv', format, bytes: Buffer.from(text), partBytes })
}

describe('a file', () => {
  test('200: is uploaded in parts, and its columns are recognized by name', async () => {
    const collection = await makeCollection()
    const one = await received(
      collection,
      '\u{feff}ID;name;PRICE;Created Date;Colour\r\na;Zoë 🦆;1.5;2026-01-01T00:00:00Z;red\r\n',
      'CSV',
      7,
    )
    expect(one).toMatchObject({
      status: 'READY',
      dialect: { delimiter: ';', quote: '"', hasHeader: true },
      mapping: [
        { column: 'ID', to: 'ID' },
        { column: 'name', to: 'FIELD', field: 'name', type: 'TEXT' },
        { column: 'PRICE', to: 'FIELD', field: 'price', type: 'NUMBER' },
        { column: 'Created Date', to: 'SKIP' },
        { column: 'Colour', to: 'SKIP' },
      ],
    })
    expect(one.columns.map(({ name, type, samples }) => [name, type, samples])).toEqual([
      ['ID', 'TEXT', ['a']],
      ['name', 'TEXT', ['Zoë 🦆']],
      ['PRICE', 'NUMBER', ['1.5']],
      ['Created Date', 'DATETIME', ['2026-01-01T00:00:00Z']],
      ['Colour', 'TEXT', ['red']],
    ])
  })

  test('200: into a collection without fields, each column maps to a new field', async () => {
    const one = await received(await makeCollection(false), 'First name,First-Name,2nd,When\nA,B,C,2026-01-01\n')
    expect(one.mapping.map(({ field, type }) => [field, type])).toEqual([
      ['firstName', 'TEXT'],
      ['firstName2', 'TEXT'],
      ['field2nd', 'TEXT'],
      ['when', 'DATE'],
    ])
  })

  test('200: a column keeps the type of nearly all its cells, and the items get a name; the odd cells are listed', async () => {
    const odd = new Map([
      [20, 'n/a'],
      [90, '45 EUR'],
      [150, 'sold out'],
    ])
    const lines = Array.from({ length: 300 }, (_, index) => `Cup ${index},${odd.get(index) ?? index / 2}`)
    const one = await received(await makeCollection(false), ['Name,Price', ...lines, ''].join('\n'))
    expect(one.mapping.map(({ field, type }) => [field, type])).toEqual([
      ['name', 'TEXT'],
      ['price', 'NUMBER'],
    ])
    await owner().dataImports.startImport({ id: one.id })
    await run(one.id)
    const { errors } = await owner().dataImports.listImportErrors({ id: one.id })
    expect(errors.map(({ column, cells }) => [column, cells[1]])).toEqual([...odd.values()].map((cell) => ['Price', cell]))
    const { collection } = await owner().dataCollections.getDataCollection({ dataCollectionId: one.dataCollectionId! })
    expect(collection.displayField).toBe('name')
  })

  test('200: a new collection names its items by the planned field; only a new field can be planned, and only once', async () => {
    const one = await received(await makeCollection(false), 'Kind,Code,Book title\nnovel,A1,Salt\nnovel,A2,Pepper\n')
    expect(one.displayField).toBe('bookTitle')
    const plan = (displayField: string) => owner().dataImports.planImport({ id: one.id, displayField })
    const refused = ['displayField VALIDATION']
    expect(brokenRules(await refusalOf(plan('nowhere')))).toEqual(refused)
    expect((await plan('code')).import.displayField).toBe('code')
    const others = one.mapping.filter(({ field }) => field !== 'code')
    expect((await owner().dataImports.planImport({ id: one.id, mapping: others })).import.displayField).toBeUndefined()
    await owner().dataImports.planImport({ id: one.id, mapping: one.mapping, displayField: 'code' })
    await owner().dataImports.startImport({ id: one.id })
    const { collection } = await owner().dataCollections.getDataCollection({ dataCollectionId: one.dataCollectionId! })
    expect(collection.displayField).toBe('code')
    const next = await received(one.dataCollectionId!, 'Kind,Name\nplay,Sugar\n')
    expect(next.displayField).toBeUndefined()
    const again = owner().dataImports.planImport({ id: next.id, displayField: 'kind' })
    expect(brokenRules(await refusalOf(again))).toEqual(refused)
    await owner().dataImports.startImport({ id: next.id })
    const { collection: after } = await owner().dataCollections.getDataCollection({ dataCollectionId: one.dataCollectionId! })
    expect(after.displayField).toBe('code')
  })

  test('200: a repeated part is stored once', async () => {
    const { import: begun } = await owner().dataImports.createImport({
      dataCollectionId: await makeCollection(),
      fileName: 'a.csv',
      format: 'CSV',
    })
    const part = { id: begun.id, offset: 0, data: Buffer.from('name\n').toString('base64') }
    for (let times = 0; times < 2; times++) expect((await owner().dataImports.addImportPart(part)).import.sizeBytes).toBe(5)
    expect(await refusalOf(owner().dataImports.addImportPart({ ...part, offset: 9 }))).toMatchObject({
      status: 409,
      code: 'IMPORT_PART_MISPLACED',
      data: { expectedOffset: 5 },
    })
  })

  test.each([
    ['UTF-16', Buffer.from('\u{feff}name\n', 'utf16le'), 'UTF_16'],
    ['a workbook', Buffer.from('PK\x03\x04 and so on'), 'COMPRESSED'],
    ['a compressed file', Buffer.from([0x1f, 0x8b, 8, 0]), 'COMPRESSED'],
    ['Latin-1', Buffer.from('name\nZo\xeb\n', 'latin1'), 'OTHER'],
    ['UTF-16 without its mark', Buffer.from('name\n', 'utf16le'), 'OTHER'],
    ['a letter that is cut off', Buffer.from('name\né').subarray(0, 6), 'OTHER'],
  ])('422: %s is refused with a reason', async (_, bytes, found) => {
    expect(await refusalOf(received(await makeCollection(), bytes))).toMatchObject({
      status: 422,
      code: 'IMPORT_NOT_TEXT',
      data: { found },
    })
  })

  test('422: an empty file', async () => {
    expect(await refusalOf(received(await makeCollection(), '\n\n'))).toMatchObject({ status: 422, code: 'IMPORT_EMPTY' })
  })
})

describe('a mapping', () => {
  test('400: names errors in the mapping', async () => {
    const { id } = await received(await makeCollection(), 'name,price\nA,1\n')
    const mapping = [
      { column: 'name', to: 'FIELD', field: 'name' },
      { column: 'price', to: 'FIELD', field: 'name' },
      { column: 'other', to: 'FIELD' },
      { column: 'name', to: 'FIELD', field: '_owner' },
    ] as const
    expect(brokenRules(await refusalOf(owner().dataImports.planImport({ id, mapping: [...mapping] })))).toEqual([
      'mapping[1].field VALIDATION',
      'mapping[2].column VALIDATION',
      'mapping[2].field REQUIRED_FIELD',
      'mapping[3].column VALIDATION',
      'mapping[3].field FIELD_NOT_ALLOWED',
    ])
  })

  test('200: a new dialect is applied at once', async () => {
    const { id } = await received(await makeCollection(false), '1;2\n3;4\n')
    const { import: one } = await owner().dataImports.planImport({ id, dialect: { delimiter: ';', quote: '"', hasHeader: true } })
    expect(one.columns.map(({ name }) => name)).toEqual(['1', '2'])
    const { import: other } = await owner().dataImports.planImport({ id, dialect: { delimiter: ',', quote: '"', hasHeader: false } })
    expect(other.columns.map(({ name }) => name)).toEqual(['Column 1'])
  })

  test('200: a new field gets the name that the mapping gives it', async () => {
    const collection = await makeCollection(false)
    const { id } = await received(collection, 'Name\nA\n')
    const mapping = [{ column: 'Name', to: 'NEW_FIELD' as const, field: 'title', type: 'TEXT' as const, displayName: 'Title' }]
    expect((await owner().dataImports.planImport({ id, mapping })).import.mapping).toEqual(mapping)
    await owner().dataImports.startImport({ id })
    await run(id)
    const { collection: now } = await owner().dataCollections.getDataCollection({ dataCollectionId: collection })
    expect(now.fields).toContainEqual(expect.objectContaining({ key: 'title', displayName: 'Title' }))
  })

  test('422: without a mapped column it cannot start', async () => {
    const { id } = await received(await makeCollection(), 'colour\nred\n')
    for (const call of ['checkImport', 'startImport'] as const)
      expect(await refusalOf(owner().dataImports[call]({ id }))).toMatchObject({ status: 422, code: 'IMPORT_NOTHING_MAPPED' })
  })
})

const mixed = 'ID,Name,Price\na,A,1\nb,B,two\nc,"C, ""c""",3\na,again,4\nx/y,D,5\n,E,6\n'

describe('a dry run', () => {
  test('counts what a run would do, and writes nothing', async () => {
    const collection = await makeCollection()
    const { id } = await received(collection, mixed)
    await owner().dataImports.checkImport({ id })
    const tried = await run(id)
    expect(tried).toMatchObject({ status: 'READY', checked: { rows: 6, inserted: 3, updated: 0, skipped: 0, failed: 3 } })
    const { errors } = await owner().dataImports.listImportErrors({ id })
    expect(errors.map(({ row, column, code, cells }) => [row, column, code, cells[0]])).toEqual([
      [3, 'Price', 'CELL_NOT_READABLE', 'b'],
      [5, undefined, 'WDE0074', 'a'],
      [6, undefined, 'WDE0080', 'x/y'],
    ])
    expect(await itemsOf(collection)).toEqual([])
    await owner().dataImports.startImport({ id })
    expect((await run(id)).counts).toEqual(tried.checked)
  })

  test.each(['SAVE', 'SKIP_EXISTING'] as const)('%s: predicts what a run does', async (mode) => {
    const collection = await makeCollection()
    await owner().dataItems.insertDataItem({ dataCollectionId: collection, dataItem: { id: 'a', data: { name: 'before', colour: 'red' } } })
    const { id } = await received(collection, mixed)
    await owner().dataImports.planImport({ id, mode })
    await owner().dataImports.checkImport({ id })
    const { checked } = await run(id)
    await owner().dataImports.startImport({ id })
    const { counts } = await run(id)
    expect(counts).toEqual(checked)
    expect(counts).toMatchObject(mode === 'SAVE' ? { updated: 2, skipped: 0 } : { updated: 0, skipped: 2 })
    const first = (await itemsOf(collection)).find(({ _id }) => _id === 'a')
    expect(first).toEqual(
      mode === 'SAVE' ? { _id: 'a', name: 'again', colour: 'red', price: 4 } : { _id: 'a', name: 'before', colour: 'red' },
    )
  })
})

describe('a run', () => {
  test('200: failed rows are returned in a file that can be corrected and imported', async () => {
    const collection = await makeCollection()
    const { id } = await received(collection, 'ID,Name,Price\na,=1+1,1\nb,"-B ""b""",two\nc,\'=C,3,4\n')
    await owner().dataImports.startImport({ id })
    expect(await run(id)).toMatchObject({ status: 'FINISHED', counts: { rows: 3, inserted: 1, failed: 2 } })
    const { fileName, text, next } = await owner().dataImports.getImportErrorFile({ id })
    expect([fileName, next]).toEqual(['goods-errors.csv', undefined])
    expect(text).toBe(
      `\u{feff}(error),ID,Name,Price\r\n"Price: ""two"" isn’t a number such as 1234.5.",b,"'-B ""b""",two\r\n"The row has 4 cells, but the file has 3 columns.",c,'=C,3,4\r\n`,
    )
    const again = await received(collection, text.replace(',two', ',2').replace(',3,4', ',34'))
    await owner().dataImports.startImport({ id: again.id })
    expect((await run(again.id)).counts).toMatchObject({ inserted: 2, failed: 0 })
    expect(await itemsOf(collection)).toEqual([
      { _id: 'a', name: '=1+1', price: 1 },
      { _id: 'b', name: '-B "b"', price: 2 },
      { _id: 'c', name: '=C', price: 34 },
    ])
  })

  test('200: a file of many failed rows is returned in parts', async () => {
    const collection = await makeCollection()
    const { id } = await received(collection, `ID,Name,Price\n${Array.from({ length: 201 }, (_, row) => `i${row},A,none\n`).join('')}`)
    await owner().dataImports.startImport({ id })
    expect(await run(id)).toMatchObject({ counts: { rows: 201, failed: 201 } })
    const first = await owner().dataImports.getImportErrorFile({ id })
    const rest = await owner().dataImports.getImportErrorFile({ id, after: first.next! })
    expect([first.text.trim().split('\n').length, rest.text.trim().split('\n').length, rest.next]).toEqual([201, 1, undefined])
  })

  test('200: new fields are defined, and missing ids are generated', async () => {
    const collection = await makeCollection(false)
    const { id } = await received(collection, 'Name,In stock\nA,true\nB,\n')
    await owner().dataImports.startImport({ id })
    await run(id)
    const { collection: now } = await owner().dataCollections.getDataCollection({ dataCollectionId: collection })
    expect(now.fields!.filter(({ systemField }) => !systemField)).toMatchObject([
      { key: 'name', type: 'TEXT', displayName: 'Name' },
      { key: 'inStock', type: 'BOOLEAN', displayName: 'In stock' },
    ])
    const items = await itemsOf(collection)
    expect(items.map(({ _id, ...own }) => own)).toEqual([{ name: 'A', inStock: true }, { name: 'B' }])
  })

  test('200: JSON lines keep undefined fields', async () => {
    const collection = await makeCollection()
    const lines = [
      { _id: 'a', name: 'A', more: { deep: [1, null, ''] } },
      { _id: 'b', name: null, rare: { $date: '2026-01-01T00:00:00Z' } },
    ]
    const { id } = await received(collection, `${lines.map((line) => JSON.stringify(line)).join('\n')}\nnonsense\n`, 'JSON_LINES')
    await owner().dataImports.startImport({ id })
    expect((await run(id)).counts).toMatchObject({ inserted: 2, failed: 1 })
    expect(await itemsOf(collection)).toEqual([lines[0], { _id: 'b', name: null, rare: { $date: '2026-01-01T00:00:00.000Z' } }])
    const { text } = await owner().dataImports.getImportErrorFile({ id })
    expect(JSON.parse(text)).toEqual({ '(error)': 'The row isn’t valid JSON.', '(line)': 'nonsense' })
  })

  test('200: continues at the same row after pause and resume, or stops when canceled', async () => {
    const collection = await makeCollection()
    const { id } = await received(collection, `name\n${Array.from({ length: 2500 }, (_, n) => `n${n}`).join('\n')}\n`)
    await owner().dataImports.startImport({ id })
    expect((await owner().dataImports.pauseImport({ id })).import.status).toBe('PAUSED')
    await runQueued(site)
    expect((await owner().dataImports.getImport({ id })).import.counts.rows).toBe(0)
    expect(await refusalOf(owner().dataImports.undoImport({ id }))).toMatchObject({
      status: 409,
      code: 'IMPORT_STATUS_MISMATCH',
      data: { status: 'PAUSED' },
    })
    await owner().dataImports.resumeImport({ id })
    expect((await run(id)).counts).toMatchObject({ rows: 2500, inserted: 2500 })
  })

  test('FAILED: its collection was deleted; it continues when restored', async () => {
    const collection = await makeCollection()
    const { id } = await received(collection, 'name\nA\n')
    await owner().dataImports.startImport({ id })
    await owner().dataCollections.deleteDataCollection({ dataCollectionId: collection })
    expect(await run(id)).toMatchObject({ status: 'FAILED', failure: { reason: 'WDE0025' } })
    await owner().dataCollections.restoreDataCollection({ dataCollectionId: collection })
    await owner().dataImports.resumeImport({ id })
    expect(await run(id)).toMatchObject({ status: 'FINISHED', counts: { inserted: 1 } })
  })
})

describe('undo', () => {
  test('deletes what it created and restores what it changed, but keeps later changes', async () => {
    const collection = await makeCollection()
    const insert = (id: string) =>
      owner().dataItems.insertDataItem({ dataCollectionId: collection, dataItem: { id, data: { name: `old ${id}`, colour: 'red' } } })
    for (const id of ['a', 'b']) await insert(id)
    const { id } = await received(collection, 'ID,Name\na,A\nb,B\nc,C\nd,D\na,A again\n')
    await owner().dataImports.planImport({ id, mode: 'SAVE' })
    await owner().dataImports.startImport({ id })
    expect((await run(id)).counts).toMatchObject({ inserted: 2, updated: 3 })
    for (const one of ['b', 'd'])
      await owner().dataItems.updateDataItem({ dataCollectionId: collection, dataItem: { id: one, data: { name: 'touched' } } })
    await owner().dataImports.undoImport({ id })
    expect(await run(id)).toMatchObject({ status: 'UNDONE', undone: { removed: 1, restored: 1, changedSince: 2 } })
    expect(await itemsOf(collection)).toEqual([
      { _id: 'a', name: 'old a', colour: 'red' },
      { _id: 'b', name: 'touched' },
      { _id: 'd', name: 'touched' },
    ])
  })
})

describe('409 and 422: limits', () => {
  test('a site has at most a hundred unfinished imports', async () => {
    const full = await site.neighbour()
    const { dataCollections, dataImports } = full.as(full.owner())
    const begin = () => dataImports.createImport({ dataCollectionId: 'Full', fileName: 'a.csv', format: 'CSV' })
    await dataCollections.createDataCollection({ collection: { id: 'Full' } })
    for (let count = 0; count < 100; count++) await begin()
    expect(await refusalOf(begin())).toMatchObject({ status: 409, code: 'TOO_MANY_IMPORTS' })
    const { imports, pagingMetadata } = await dataImports.queryImports({ paging: { limit: 10 } })
    expect([imports.length, pagingMetadata.total, pagingMetadata.hasNext]).toEqual([10, 100, true])
    await dataImports.deleteImport({ id: imports[0]!.id })
    expect((await begin()).import.status).toBe('RECEIVING')
  })

  test('a file has at most two hundred million bytes', async () => {
    const dataCollectionId = await makeCollection()
    const { import: begun } = await owner().dataImports.createImport({ dataCollectionId, fileName: 'a.csv', format: 'CSV' })
    const far = owner().dataImports.addImportPart({ id: begun.id, offset: 200_000_000, data: 'eA==' })
    expect(await refusalOf(far)).toMatchObject({ status: 422, code: 'IMPORT_TOO_LARGE', data: { bytesMax: 200_000_000 } })
  })

  test('a row has at most a million bytes', async () => {
    const { id } = await received(await makeCollection(), `name\nA\n"${'x'.repeat(1_100_000)}"\n`, 'CSV', 900_000)
    await owner().dataImports.startImport({ id })
    expect(await run(id)).toMatchObject({ status: 'FAILED', failure: { reason: 'ROW_TOO_LONG', row: 3 }, counts: { inserted: 1 } })
  })

  test('a collection has at most a hundred saved mappings; saving one under the same name replaces it', async () => {
    const dataCollectionId = await makeCollection()
    const save = (name: string) => owner().dataImports.saveImportPreset({ dataCollectionId, name, mapping: [{ column: name, to: 'SKIP' }] })
    for (let count = 0; count < 100; count++) await save(`Kind ${count}`)
    expect(await refusalOf(save('One more'))).toMatchObject({ status: 409, code: 'TOO_MANY_IMPORT_PRESETS' })
    const { preset } = await save('KIND 7')
    const { presets } = await owner().dataImports.queryImportPresets({ dataCollectionId })
    expect([presets.length, presets.find(({ id }) => id === preset.id)?.mapping]).toEqual([100, [{ column: 'KIND 7', to: 'SKIP' }]])
    await owner().dataImports.deleteImportPreset({ id: preset.id })
    expect(await refusalOf(owner().dataImports.deleteImportPreset({ id: preset.id }))).toMatchObject({ code: 'IMPORT_PRESET_NOT_FOUND' })
  })
})

describe('404', () => {
  test('an import of another site', async () => {
    const { id } = await received(await makeCollection(), 'name\nA\n')
    const other = await site.neighbour()
    const missing = await refusalOf(other.as(other.owner()).dataImports.getImport({ id: randomUUID() }))
    for (const call of [
      'getImport',
      'checkImport',
      'startImport',
      'undoImport',
      'deleteImport',
      'listImportErrors',
      'getImportErrorFile',
    ] as const)
      expect(await refusalOf(other.as(other.owner()).dataImports[call]({ id }))).toEqual(missing)
  })
})
