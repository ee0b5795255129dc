import fc from 'fast-check'
import type pg from 'pg'
import type { Filterable } from '@stoa/contract/query'
import { equality, operands, ordering, wording, type SearchedField } from './model-arbitraries.ts'
import { dates, uuid, type Item } from './model-items.ts'
import { entityTarget } from './target.ts'

/** Three hundred entities with a column of each type, nulls where a column allows them. */

const row = fc.record({
  name: fc.option(operands.text),
  slug: operands.text,
  price: fc.option(fc.constantFrom(0, 0.01, 10, 10.5, -3.25, 99999.99)),
  weight: fc.option(operands.number),
  visible: fc.option(fc.boolean()),
  lastUpdated: fc.option(fc.constantFrom(...dates).map(($date) => ({ $date }))),
  collections: fc.record({ id: fc.option(fc.array(fc.constantFrom(uuid(1), uuid(2), uuid(3)), { maxLength: 2 })) }),
  tags: fc.option(fc.array(operands.text, { maxLength: 2 })),
  owner: fc.option(fc.constantFrom(uuid(1), uuid(2))),
})

export const oddEntities = (seed: number): Item[] =>
  fc.sample(row, { numRuns: 300, seed }).map((found, index) => ({ ...found, _id: uuid(index) }))

const ids = fc.constantFrom(uuid(1), uuid(2), uuid(9), 'no id')
const prices = fc.constantFrom(0, 0.01, 10, 10.5, 10.004, -3.25, -3.255, 1e-7, 1e15)

export const entityFields: readonly SearchedField[] = [
  { field: 'name', operand: operands.text, operators: [...equality, ...ordering, ...wording] },
  { field: 'slug', operand: operands.text, operators: [...equality, ...ordering, ...wording] },
  { field: 'price', operand: prices, operators: [...equality, ...ordering] },
  { field: 'weight', operand: operands.number, operators: [...equality, ...ordering] },
  { field: 'visible', operand: operands.boolean, operators: equality },
  { field: 'lastUpdated', operand: operands.date, operators: [...equality, ...ordering] },
  { field: 'collections.id', operand: ids, operators: equality },
  { field: 'tags', operand: operands.text, operators: equality },
  { field: 'owner', operand: ids, operators: equality },
]

const equalityOperators = ['eq', 'ne', 'in', 'nin', 'hasSome', 'hasAll', 'exists', 'isEmpty'] as const
const orderingOperators = [...equalityOperators, 'gt', 'gte', 'lt', 'lte', 'between'] as const
const textOperators = [...orderingOperators, 'contains', 'startsWith', 'endsWith'] as const

const filterable: Filterable = {
  name: { type: 'text', operators: textOperators, sortable: true },
  slug: { type: 'text', operators: textOperators, sortable: true },
  price: { type: 'number', operators: orderingOperators, sortable: true },
  weight: { type: 'number', operators: orderingOperators, sortable: true },
  visible: { type: 'boolean', operators: equalityOperators, sortable: true },
  lastUpdated: { type: 'date', operators: orderingOperators, sortable: true },
  'collections.id': { type: 'uuids', operators: equalityOperators },
  tags: { type: 'texts', operators: equalityOperators },
  owner: { type: 'uuid', operators: equalityOperators, sortable: true },
}

export const entities = entityTarget({
  filterable,
  columns: {
    name: 'name',
    slug: { sql: 'slug', notNull: true },
    price: { sql: 'price', scale: 2 },
    weight: 'weight',
    visible: 'visible',
    lastUpdated: 'last_updated',
    'collections.id': 'collection_ids',
    tags: 'tags',
    owner: 'owner_id',
  },
})

export async function createEntities(client: pg.Client, rows: readonly Item[]): Promise<void> {
  await client.query(`create temp table entities (id uuid primary key, name text, slug text not null, price bigint, weight double precision, visible boolean,
    last_updated timestamptz, collection_ids uuid[], tags text[], owner_id uuid)`)
  const textsAt = (path: string) =>
    `case jsonb_typeof(r #> '${path}') when 'array' then array(select jsonb_array_elements_text(r #> '${path}')) end`
  await client.query(
    `insert into entities select (r ->> '_id')::uuid, r ->> 'name', r ->> 'slug', ((r ->> 'price')::numeric * 100)::bigint, (r ->> 'weight')::double precision,
      (r ->> 'visible')::boolean, (r #>> '{lastUpdated,$date}')::timestamptz, (${textsAt('{collections,id}')})::uuid[], ${textsAt('{tags}')}, (r ->> 'owner')::uuid
      from unnest($1::jsonb[]) r`,
    [rows.map((found) => JSON.stringify(found))],
  )
}
