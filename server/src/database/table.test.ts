import { expect, expectTypeOf, test } from 'vitest'
import { part, sql } from './sql.ts'
import { boolean, bigint, jsonb, numeric, table, text, timestamptz, uuid, uuids, type RowOf } from './table.ts'

const siteId = '00000000-0000-4000-8000-000000000001'

interface Doc {
  lines: string[]
}

const parcels = table('parcels', {
  id: uuid(),
  revision: bigint(),
  sentDate: timestamptz().orNull(),
  status: text<'OPEN' | 'SENT'>(),
  collectionId: text().named('box_id'),
  weight: numeric().orNull(),
  isFragile: boolean(),
  tagIds: uuids(),
  note: text().optional(),
  nameKey: text().hidden(),
  doc: jsonb<Doc | null>(),
})
type Parcel = RowOf<typeof parcels>

const parcel: Parcel = {
  id: 'p1',
  revision: 1,
  sentDate: null,
  status: 'OPEN',
  collectionId: 'b1',
  weight: 1.5,
  isFragile: true,
  tagIds: ['t1'],
  doc: { lines: ['a'] },
}

test('a row is typed by its columns; hidden columns are not read', () => {
  expectTypeOf<Parcel>().toEqualTypeOf<{
    id: string
    revision: number
    sentDate: Date | null
    status: 'OPEN' | 'SENT'
    collectionId: string
    weight: number | null
    isFragile: boolean
    tagIds: string[]
    note?: string
    doc: Doc | null
  }>()
})

test('columns are listed with their table, under their property names', () => {
  expect(`${parcels.columns}`).toBe(
    'parcels.id, parcels.revision, parcels.sent_date as "sentDate", parcels.status, parcels.box_id as "collectionId", ' +
      'parcels.weight::float8 as "weight", parcels.is_fragile as "isFragile", parcels.tag_ids as "tagIds", parcels.note, parcels.doc',
  )
  expect(`${parcels.select('id', 'nameKey')}`).toBe('parcels.id, parcels.name_key as "nameKey"')
})

test('one row is inserted, site first, and the statement continues', () => {
  const insert = parcels.insert('id', 'collectionId', 'nameKey', 'doc')
  expect(sql`${insert(siteId, { ...parcel, nameKey: 'n' })} on conflict do nothing returning ${parcels.select('id')}`).toMatchObject({
    text: 'insert into parcels (site_id, id, box_id, name_key, doc) values ($1, $2, $3, $4, $5) on conflict do nothing returning parcels.id',
    values: [siteId, 'p1', 'b1', 'n', '{"lines":["a"]}'],
  })
})

test('without names all columns are inserted', () => {
  const { text: statement, values } = parcels.insert()(siteId, { ...parcel, nameKey: 'n' })
  expect(statement).toMatch(/^insert into parcels \(site_id, id, revision, .*, name_key, doc\) values \(\$1, .*, \$12\)$/)
  expect(values).toHaveLength(12)
})

test('all columns but some are named', () => {
  const update = parcels.update(
    ...parcels.keysExcept('id', 'revision', 'sentDate', 'status', 'collectionId', 'weight', 'tagIds', 'note', 'nameKey'),
  )
  expect(update(parcel).text).toBe('update parcels set is_fragile = $1, doc = $2')
})

test('a row is inserted from a selection, with parameters renumbered', () => {
  const insert = parcels.insertFrom('id', 'doc')
  expect(sql`with held as (select ${1}) ${insert(siteId, { id: 'p1', doc: null })} from held`).toMatchObject({
    text: 'with held as (select $1) insert into parcels (site_id, id, doc) select $2, $3, $4 from held',
    values: [1, siteId, 'p1', null],
  })
})

test('many rows are inserted from one JSON value', () => {
  const insert = parcels.insertMany('id', 'collectionId', 'tagIds', 'doc')
  const fragment = insert(siteId, [parcel])
  expect(fragment.text).toBe(
    `insert into parcels (site_id, id, box_id, tag_ids, doc) select $1, (given ->> 'id')::uuid, given ->> 'collectionId', ` +
      `case when given ? 'tagIds' then array(select jsonb_array_elements_text(given -> 'tagIds'))::uuid[] end, nullif(given -> 'doc', 'null') from jsonb_array_elements($2::jsonb) as given`,
  )
  expect(fragment.values).toEqual([siteId, JSON.stringify([parcel])])
})

test('an update sets only its own columns, whatever else a row contains; undefined JSON is skipped', () => {
  const update = parcels.update('revision', 'sentDate', 'doc')
  const statement = sql`${update(parcel)}, status = ${'SENT'} where ${part`site_id = ${siteId} and id = ${parcel.id}`}`
  expect(statement).toMatchObject({
    text: 'update parcels set revision = $1, sent_date = $2, doc = $3, status = $4 where site_id = $5 and id = $6',
    values: [1, null, '{"lines":["a"]}', 'SENT', siteId, 'p1'],
  })
  expect(update({ ...parcel, doc: null }).values).toEqual([1, null, null])
})

test('a missing or unknown column does not compile', () => {
  // @ts-expect-error: a row without its document
  parcels.insert('id', 'doc')(siteId, { id: 'p1' })
  // @ts-expect-error: no such column
  expect(() => parcels.update('colour')).toThrow('undefined')
  // @ts-expect-error: no such status
  parcels.update('status')({ status: 'LOST' })
})
