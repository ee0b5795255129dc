import { beforeEach, expect, test, vi } from 'vitest'
import { GridModel } from '../../grid/grid-model.ts'
import type { WriteResult } from '../../grid/row-write.ts'
import { sheetFields } from './sheet-fields.ts'
import { productSheet as texts } from './sheet-texts.ts'
import { sheetWriter } from './sheet-writer.ts'
import type { VariantRowChange } from './variant-data.ts'

const fields = sheetFields({ texts, currency: 'EUR', decimals: 2, mayEdit: true, mayReadStock: true, mayEditStock: true })
const item = { id: 'a', data: { sku: 'A', price: 10, quantity: 3, trackQuantity: true } }

/** What the server was sent, and what it answers to each request. */
let sent: VariantRowChange[][]
let answers: WriteResult[]
let model: GridModel

beforeEach(() => {
  sent = []
  answers = []
  const post = async (rows: readonly VariantRowChange[]): Promise<WriteResult[]> => {
    sent.push([...rows])
    return [answers.shift()!]
  }
  model = new GridModel({
    read: async () => ({ items: [], marks: [], names: {}, isLast: true }),
    send: sheetWriter({ post, fields, decimals: 2 }),
  })
  model.begin({ items: [item], marks: [], names: {}, total: 1, asked: '' })
})

const done = (data: object): WriteResult => ({ id: 'a', became: 'done', item: { id: 'a', data: { ...item.data, ...data } } })
const saved = () => vi.waitUntil(() => !model.saving.isBusy)

test('a change is guarded by the value that was shown', async () => {
  answers = [done({ price: 12.5 })]
  model.change([model.setting('a', 'price', 12.5)])
  await saved()
  expect(sent).toEqual([[{ id: 'a', was: { price: '10.00' }, changes: { price: '12.50' } }]])
})

test('if one cell of a row is invalid, the others are sent again without it', async () => {
  const refusal = { code: 'INVALID_ROW', message: 'No.', fields: { sku: 'Used already.' }, isPartial: true }
  answers = [{ id: 'a', became: 'refused', refusal }, done({ price: 12 })]
  model.change([model.setting('a', 'price', 12), model.setting('a', 'sku', 'B')])
  await saved()
  expect(sent[1]).toEqual([{ id: 'a', was: { price: '10.00' }, changes: { price: '12.00' } }])
  expect(model.rows.markOf('a', 'sku')).toMatchObject({ state: 'failed', problem: 'Used already.' })
  expect(model.rows.dataOf('a')).toMatchObject({ price: 12, sku: 'A' })
})

test('a required cell can’t be cleared, which the server isn’t asked', async () => {
  answers = [done({ sku: 'B' })]
  model.change([model.setting('a', 'price', undefined), model.setting('a', 'sku', 'B')])
  await saved()
  expect(sent).toEqual([[{ id: 'a', was: { sku: 'A' }, changes: { sku: 'B' } }]])
  expect(model.rows.markOf('a', 'price')).toMatchObject({ state: 'failed', problem: 'required' })
})

test('what is sold while a quantity is typed is a conflict, never lost', async () => {
  const quantity = model.setting('a', 'quantity', 9)
  model.receive([{ id: 'a', data: { ...item.data, quantity: 2 } }])
  model.change([quantity])
  await saved()
  expect(sent).toEqual([])
  expect(model.saving.conflictAt('a', 'quantity')).toMatchObject({ base: 3, mine: 9, theirs: 2 })
})

test('a quantity that is typed while it begins to be tracked is no conflict', async () => {
  model.receive([{ id: 'a', data: { ...item.data, trackQuantity: false } }])
  answers = [done({}), done({ quantity: 5 })]
  model.change([model.setting('a', 'trackQuantity', true)])
  model.change([model.setting('a', 'quantity', 5)])
  await saved()
  expect(sent[1]).toEqual([{ id: 'a', was: { quantity: 3 }, changes: { quantity: 5 } }])
  expect(model.saving.conflicts.size).toBe(0)
})

test('rows that are read again don’t replace one that is being saved', async () => {
  answers = [done({ price: 12 })]
  model.change([model.setting('a', 'price', 12)])
  model.receive([{ id: 'a', data: { ...item.data, price: 11 } }])
  await saved()
  expect(model.rows.dataOf('a')).toMatchObject({ price: 12 })
})
