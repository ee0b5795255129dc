import fc from 'fast-check'
import type pg from 'pg'
import { dataField, document, equality, operands, ordering, searchedFields, wording, type SearchedField } from './model-arbitraries.ts'

/** Three hundred random data items and their table, for the tests against the model. */

export type Item = Record<string, unknown>

export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const dates = ['2024-05-01T00:00:00.000Z', '2024-05-01T00:00:00.001Z', '1999-12-31T23:59:59.999Z']
const total = 300

export const oddItems = (seed: number): Item[] =>
  fc.sample(document, { numRuns: total, seed }).map((doc, index) => ({
    ...doc,
    _id: `i${String(index).padStart(3, '0')}`,
    _createdDate: { $date: dates[index % 3] },
    _updatedDate: { $date: dates[index % 2] },
    _owner: index % 4 === 0 ? null : uuid(index % 3),
  }))

export const itemFields: readonly SearchedField[] = [
  ...[...searchedFields, ...searchedFields].map(dataField),
  ...['_id', 'id'].map((field) => ({
    field,
    operand: fc.constantFrom('i001', 'i150', 'I1', ''),
    operators: [...equality, ...ordering, ...wording],
  })),
  ...['_createdDate', 'updatedDate'].map((field) => ({ field, operand: operands.date, operators: [...equality, ...ordering] })),
  { field: '_owner', operand: fc.constantFrom(uuid(1), uuid(2), 'nobody'), operators: equality },
]

export async function createItems(client: pg.Client, items: readonly Item[]): Promise<void> {
  await client.query(
    `create temp table items (id text primary key, created_date timestamptz not null, updated_date timestamptz not null, owner_id uuid, doc jsonb)`,
  )
  await insertItems(client, items)
}

export async function insertItems(client: pg.Client, items: readonly Item[]): Promise<void> {
  await client.query(
    `insert into items select doc ->> '_id', (doc #>> '{_createdDate,$date}')::timestamptz, (doc #>> '{_updatedDate,$date}')::timestamptz, (doc ->> '_owner')::uuid, doc
      from unnest($1::jsonb[]) doc`,
    [items.map((item) => JSON.stringify(item))],
  )
}
