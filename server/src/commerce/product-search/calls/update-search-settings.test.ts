import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { outcomesOf } from '../../../../../tests/support/location-calls.ts'
import { makeSearchedShop, type SearchedShop } from '../../../../../tests/support/searched-shop.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let shop: SearchedShop
beforeEach(async () => {
  shop = await makeSearchedShop()
})

type Settings = Parameters<SearchedShop['olga']['productSearch']['updateSearchSettings']>[0]['settings']

const update = (settings: Settings) => shop.olga.productSearch.updateSearchSettings({ settings })
const read = async () => (await shop.olga.productSearch.getSearchSettings({})).settings

describe('200', () => {
  test('a shop begins without any', async () => {
    expect(await read()).toEqual({ revision: '1', synonyms: [], oneWaySynonyms: [], pins: [] })
  })

  test('replaces the lists that are sent', async () => {
    const productIds = [randomUUID(), randomUUID()]
    const first = await update({ revision: '1', synonyms: [{ terms: ['mug', 'Cup'] }], pins: [{ text: 'Sale', productIds }] })
    expect(first.settings).toEqual({
      revision: '2',
      updatedDate: expect.any(String),
      synonyms: [{ terms: ['mug', 'Cup'] }],
      oneWaySynonyms: [],
      pins: [{ text: 'Sale', productIds }],
    })
    const second = await update({ revision: '2', synonyms: [], oneWaySynonyms: [{ term: 'crockery', synonyms: ['plate'] }] })
    expect(second.settings).toMatchObject({ revision: '3', synonyms: [], pins: [{ text: 'Sale' }], oneWaySynonyms: [{ term: 'crockery' }] })
    expect(await read()).toEqual(second.settings)
  })

  test('changes nothing if all is as it was', async () => {
    const { settings } = await update({ revision: '1', synonyms: [{ terms: ['mug', 'cup'] }] })
    expect(await update({ revision: '2', synonyms: [{ terms: ['mug', 'cup'] }] })).toEqual({ settings })
    expect(await storedEvents(shop, shop.siteId)).toHaveLength(1)
  })

  test('records an event', async () => {
    const { settings } = await update({ revision: '1', synonyms: [{ terms: ['mug', 'cup'] }] })
    expect((await storedEvents(shop, shop.siteId)).at(-1)).toMatchObject({ slug: 'updated', entity: settings })
  })

  test('as many as are allowed', async () => {
    const entries = Array.from({ length: 500 }, (_, at) => String(at).padEnd(50, 'x'))
    await update({ revision: '1', pins: entries.map((text) => ({ text, productIds: [randomUUID()] })) })
    expect((await read()).pins).toHaveLength(500)
    const groups = entries.map((text) => ({ terms: Array.from({ length: 20 }, (_, at) => `${at} ${text}`.slice(0, 50)) }))
    await update({ revision: '2', synonyms: groups })
    expect((await read()).synonyms).toHaveLength(500)
  })
})

describe('200: searches', () => {
  test('find synonyms of each term of a group', async () => {
    for (const name of ['Blue mug', 'Blue coffee cup', 'Cup', 'Tea glass']) await shop.add(name)
    await shop.set({ synonyms: [{ terms: ['MUG', 'coffee cup'] }] })
    expect((await shop.names('mugs')).toSorted()).toEqual(['Blue mug'])
    expect((await shop.names('mug')).toSorted()).toEqual(['Blue coffee cup', 'Blue mug'])
    expect((await shop.names('blue coffee cup')).toSorted()).toEqual(['Blue coffee cup', 'Blue mug'])
    expect(await shop.names('cup')).toEqual(['Cup', 'Blue coffee cup'])
  })

  test('find synonyms in one direction', async () => {
    for (const name of ['Dinner plate', 'Crockery set']) await shop.add(name)
    await shop.set({ oneWaySynonyms: [{ term: 'crockery', synonyms: ['plates'] }] })
    expect(await shop.names('crockery')).toEqual(['Crockery set', 'Dinner plate'])
    expect(await shop.names('plate')).toEqual(['Dinner plate'])
    expect((await shop.vera.catalogue.listProducts({ search: 'crokery' })).correctedText).toBe('crockery')
    expect(await shop.names('crokery')).toEqual(['Crockery set', 'Dinner plate'])
  })

  test('list pinned products first, in their order, as often as others', async () => {
    const ids: string[] = []
    for (const name of ['Mug one', 'Mug two', 'Bowl', 'Mug three', 'Jug']) ids.push(await shop.add(name))
    const secret = await shop.add('Mug secret', { visible: false })
    await shop.set({ pins: [{ text: 'MÚG', productIds: [ids[2]!, secret, randomUUID(), ids[1]!] }] })
    expect(await shop.names('mug')).toEqual(['Bowl', 'Mug two', 'Mug three', 'Mug one'])
    expect(await shop.names('mug one')).toEqual(['Mug one'])
    const { metadata, facets } = await shop.vera.catalogue.listProducts({ search: 'mug' })
    expect([metadata.total, facets.inStock.count]).toEqual([4, 4])
    const page = await shop.vera.catalogue.listProducts({ search: 'mug', sort: 'RELEVANCE', paging: { limit: 2, offset: 1 } })
    expect(page.products.map(({ name }) => name)).toEqual(['Mug two', 'Mug three'])
    await shop.olga.catalogue.updateProduct({ product: { id: ids[2]!, visible: false } })
    expect((await shop.names('mug')).slice(0, 1)).toEqual(['Mug two'])
  })

  test('use the settings at once', async () => {
    await shop.add('Mug')
    expect(await shop.names('tumbler')).toEqual([])
    await shop.set({ synonyms: [{ terms: ['tumbler', 'mug'] }] })
    expect(await shop.names('tumbler')).toEqual(['Mug'])
    await shop.set({ synonyms: [] })
    expect(await shop.names('tumbler')).toEqual([])
  })

  test('of another shop don’t use them', async () => {
    const other = await makeSearchedShop()
    await other.add('Mug')
    await shop.set({ synonyms: [{ terms: ['tumbler', 'mug'] }] })
    expect(await other.names('tumbler')).toEqual([])
  })
})

describe('400', () => {
  test('terms and texts without a letter, and texts twice', async () => {
    const productIds = [randomUUID()]
    const refused = update({
      revision: '1',
      synonyms: [{ terms: ['mug', '%'] }],
      oneWaySynonyms: [{ term: '&', synonyms: ['a', '!'] }],
      pins: [
        { text: 'Café', productIds },
        { text: ' CAFE ', productIds },
        { text: '-', productIds },
      ],
    })
    expect(brokenRules(await refusalOf(refused))).toEqual([
      'settings.oneWaySynonyms[0].synonyms[1] REQUIRED_FIELD',
      'settings.oneWaySynonyms[0].term REQUIRED_FIELD',
      'settings.pins[1].text OTHER',
      'settings.pins[2].text REQUIRED_FIELD',
      'settings.synonyms[0].terms[1] REQUIRED_FIELD',
    ])
    expect(await read()).toMatchObject({ revision: '1', pins: [] })
  })

  test('a term with more than 100 synonyms', async () => {
    const terms = (group: number) => ['Mug', ...Array.from({ length: 19 }, (_, at) => `other ${group} ${at}`)]
    const synonyms = Array.from({ length: 5 }, (_, group) => ({ terms: terms(group) }))
    await update({ revision: '1', synonyms, oneWaySynonyms: [{ term: 'mug', synonyms: ['a', 'b', 'c', 'd', 'e'] }] })
    const refused = update({ revision: '2', oneWaySynonyms: [{ term: 'MUG', synonyms: ['a', 'b', 'c', 'd', 'e', 'f'] }] })
    expect(brokenRules(await refusalOf(refused))).toEqual(['settings.synonyms[0].terms[0] MAX_SIZE'])
    expect((await read()).revision).toBe('2')
  })

  test('a group of one term', async () => {
    expect(brokenRules(await refusalOf(update({ revision: '1', synonyms: [{ terms: ['mug'] }] })))).toEqual([
      'settings.synonyms[0].terms MIN_SIZE',
    ])
  })
})

test('403: without the permission', async () => {
  const reader = shop.as({ ...shop.owner(), kind: 'app', permissions: ['SEARCH.READ'] })
  expect(await refusalOf(reader.productSearch.updateSearchSettings({ settings: { revision: '1' } }))).toMatchObject({ status: 403 })
  const manager = shop.as({ ...shop.owner(), kind: 'app', permissions: ['SEARCH.MANAGE'] })
  expect(await refusalOf(manager.productSearch.getSearchSettings({}))).toMatchObject({ status: 403 })
})

describe('409', () => {
  test('another revision', async () => {
    await update({ revision: '1', synonyms: [{ terms: ['mug', 'cup'] }] })
    expect(await refusalOf(update({ revision: '1', synonyms: [] }))).toMatchObject({ status: 409, code: 'INVALID_REVISION' })
    expect((await read()).synonyms).toHaveLength(1)
  })

  test.each([0, 1])('at the same time: one of several with the same revision, after %i changes', async (changes) => {
    if (changes > 0) await update({ revision: '1', pins: [{ text: 'a', productIds: [randomUUID()] }] })
    const revision = String(1 + changes)
    const outcomes = await outcomesOf(['a', 'b', 'c'].map((term) => update({ revision, synonyms: [{ terms: [term, 'x'] }] })))
    expect(outcomes).toEqual(['INVALID_REVISION', 'INVALID_REVISION', 'OK'])
  })
})
