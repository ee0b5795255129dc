import { beforeAll, describe, expect, test } from 'vitest'
import { ApiError, type Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let owner: Client
let vera: Client

const everyone = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const

beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  vera = site.as(site.visitor())
  await owner.dataCollections.createDataCollection({
    collection: {
      id: 'Songs',
      fields: [
        { key: 'title', type: 'TEXT' },
        { key: 'words', type: 'RICH_TEXT' },
        { key: 'tags', type: 'ARRAY_STRING' },
        { key: 'beats', type: 'NUMBER' },
        { key: 'rights', type: 'TEXT', condition: { permission: 'RESTRICTED' } },
      ],
      permissions: everyone,
    },
  })
  await owner.dataCollections.createDataCollection({ collection: { id: 'Drawer', fields: [{ key: 'title', type: 'TEXT' }] } })
  const songs = [
    { _id: 'a', title: 'Red Lantern', words: 'a boat of paper', tags: ['slow'], beats: 60, rights: 'Aurora Publishing' },
    { _id: 'b', title: 'Paper Boat', words: 'red, red evening', tags: ['slow', 'sea'], beats: 90, rights: 'Borealis' },
    { _id: 'c', title: 'Årets dag', words: '100%_sure', tags: [], beats: 120, loose: 'lantern' },
    { _id: 'd', title: 42, words: { html: 'lantern' }, beats: 60 },
  ]
  await owner.dataItems.bulkInsertDataItems({ dataCollectionId: 'Songs', dataItems: songs.map((data) => ({ data })) })
})

const search = (asked: object, by: Client = vera) => by.dataItems.searchDataItems({ dataCollectionId: 'Songs', search: asked })
const ids = ({ dataItems }: { dataItems: { id?: string }[] }) => dataItems.map(({ id }) => id)
const said = (expression: string, more: object = {}) => ({ search: { expression, ...more } })

const refused = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('200: words', () => {
  test.each<[string, object, string[]]>([
    ['nothing said: all', {}, ['a', 'b', 'c', 'd']],
    ['blanks say nothing', said('   '), ['a', 'b', 'c', 'd']],
    ['a word in either case', said('rEd'), ['a', 'b']],
    ['a part of a word', said('ante'), ['a']],
    ['one of several, where no mode is given', said('lantern evening'), ['a', 'b']],
    ['all of them, in whatever fields', said('lantern boat', { mode: 'AND' }), ['a']],
    ['in a list of texts', said('sea'), ['b']],
    ['letters of all scripts', said('ÅRETS'), ['c']],
    ['signs of LIKE as they stand', said('0%_s'), ['c']],
    ['a sign of LIKE finds itself alone', said('%'), ['c']],
    ['a backslash and a quote', said(`\\ ' "`), []],
    ['no numbers, objects, or fields the collection does not know', said('42 html'), []],
    ['what is not quite it, not unless asked', said('lanturn'), []],
    ['what is not quite it', said('lanturn', { fuzzy: true }), ['a']],
    ['what is not quite it, nor near it', said('renting scope', { fuzzy: true }), []],
  ])('%s', async (_, asked, found) => expect(ids(await search(asked))).toEqual(found))

  test('a filter, a sort and the requested fields', async () => {
    const found = await search({
      ...said('slow'),
      filter: { beats: { $gt: 10 } },
      sort: [{ fieldName: 'beats', order: 'DESC' }],
      fields: ['beats'],
    })
    expect(found.dataItems.map(({ data }) => data)).toEqual([
      { _id: 'b', beats: 90 },
      { _id: 'a', beats: 60 },
    ])
    expect(ids(await search({ ...said('slow'), filter: { beats: 90 } }))).toEqual(['b'])
    expect(ids(await search({ ...said('sea'), filter: { $or: [{}] } }))).toEqual(['b'])
  })

  test('pages by offset and by cursor, which keeps the search', async () => {
    const second = await search({ ...said('red'), paging: { limit: 1, offset: 1 } })
    expect([ids(second), second.pagingMetadata.total]).toEqual([['b'], 2])
    const first = await search({ ...said('red'), cursorPaging: { limit: 1 } })
    expect([ids(first), first.pagingMetadata.hasNext]).toEqual([['a'], true])
    const next = await search({ cursorPaging: { cursor: first.pagingMetadata.cursors?.next, limit: 1 } })
    const back = await search({ cursorPaging: { cursor: next.pagingMetadata.cursors?.prev, limit: 1 } })
    expect([ids(next), next.pagingMetadata.hasNext, ids(back)]).toEqual([['b'], false, ['a']])
  })
})

describe('permissions', () => {
  test('a hidden field is searched for the owner only, also with fuzzy matching', async () => {
    for (const fuzzy of [false, true]) {
      expect(ids(await search(said('Aurora', { fuzzy })))).toEqual([])
      expect(ids(await search(said('Aurora', { fuzzy }), owner))).toEqual(['a'])
    }
    expect((await search(said('lantern'))).dataItems[0]?.data).not.toHaveProperty('rights')
  })

  test('404 WDE0025: a private collection, one of another site, an unknown one', async () => {
    const neighbour = await site.neighbour()
    const stranger = neighbour.as(neighbour.owner())
    const drawer = { dataCollectionId: 'Drawer', search: said('a') }
    const calls = [
      () => vera.dataItems.searchDataItems(drawer),
      () => stranger.dataItems.searchDataItems(drawer),
      () => search({}, stranger),
    ]
    for (const call of calls) expect((await refused(call())).code).toBe('WDE0025')
  })
})

describe('400', () => {
  test.each<[string, object, string]>([
    ['more than a hundred characters', said('a'.repeat(101)), 'search.search.expression'],
    ['U+0000', said('a\0b'), 'search.search.expression'],
    ['another mode', said('a', { mode: 'NEAR' }), 'search.search.mode'],
    ['an operator that does not exist', { filter: { title: { $regex: 'a' } } }, 'search.filter.title'],
    ['paging of both kinds', { paging: { limit: 1 }, cursorPaging: { limit: 1 } }, 'search.cursorPaging'],
  ])('names %s', async (_, asked, field) => {
    const { violations } = await refused(search(asked))
    expect(violations.map((violation) => violation.field).join()).toContain(field)
  })

  test('a query cursor is invalid in a search, and vice versa', async () => {
    const asked = { cursorPaging: { limit: 1 } }
    const found = await search({ ...said('red'), ...asked })
    const queried = await vera.dataItems.queryDataItems({ dataCollectionId: 'Songs', query: asked })
    const query = { cursorPaging: { cursor: found.pagingMetadata.cursors?.next } }
    expect((await refused(vera.dataItems.queryDataItems({ dataCollectionId: 'Songs', query }))).status).toBe(400)
    expect((await refused(search({ cursorPaging: { cursor: queried.pagingMetadata.cursors?.next } }))).status).toBe(400)
  })
})
