import fc from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { seed, timesToRun } from '../../../../../tests/support/rounds.ts'
import { makeSearchedShop, type SearchedShop, lexemesOf } from '../../../../../tests/support/searched-shop.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'
import { plainText } from '../../product-search/public.ts'

let shop: SearchedShop
let cup: string
beforeAll(async () => {
  shop = await makeSearchedShop()
  await shop.add('Stoneware mug', {
    brand: 'Clay & Co',
    ribbon: 'New',
    description: '<p>Thrown by <b>h</b>and &amp; glazed for a café.</p>',
  })
  await shop.add('Ceramic bowl', { sku: 'BWL-77-A', description: '<p>For soups.</p>' })
  cup = await shop.add('Café cup', {
    manageVariants: true,
    productOptions: [{ name: 'Colour', choices: [{ value: 'Moss' }, { value: 'Rust' }] }],
    additionalInfoSections: [{ title: 'Care', description: '<ul><li>Dishwasher</li><li>Microwave</li></ul>' }],
  })
  const { variants } = await shop.olga.catalogue.queryProductVariants({ id: cup })
  await shop.olga.catalogue.updateProductVariants({
    id: cup,
    variants: [
      { variantIds: [variants[0]!.id!], sku: 'CUP/Moss.01' },
      { variantIds: [variants[1]!.id!], sku: 'CUP/Rust.02', visible: false },
    ],
  })
  await shop.add('Hidden mug', { visible: false })
})

const list = (search: string) => shop.vera.catalogue.listProducts({ search, sort: 'RELEVANCE' })

describe('200: finds', () => {
  test.each<[string, string, string[]]>([
    ['a name in any case', 'STONEWARE', ['Stoneware mug']],
    ['a plural by its singular', 'mugs', ['Stoneware mug']],
    ['a singular by its plural, in a description', 'soup', ['Ceramic bowl']],
    ['what begins with the last word', 'stoneware mu', ['Stoneware mug']],
    ['nothing for what begins with another word', 'stone mug', []],
    ['words in any order, from several texts', 'hand clay mug', ['Stoneware mug']],
    ['a name without its accents, before a description', 'cafe', ['Café cup', 'Stoneware mug']],
    ['the same with them', 'CAFÉ', ['Café cup', 'Stoneware mug']],
    ['the stock-keeping unit of a product', 'bwl-77-a', ['Ceramic bowl']],
    ['the same without its signs', 'BWL77A', ['Ceramic bowl']],
    ['its beginning', 'BWL-7', ['Ceramic bowl']],
    ['that of a visible variant', 'CUP/Moss.01', ['Café cup']],
    ['not that of a hidden one', 'CUP/Rust.02', []],
    ['a brand', 'clay', ['Stoneware mug']],
    ['a ribbon', 'new', ['Stoneware mug']],
    ['an option', 'colour', ['Café cup']],
    ['a choice', 'moss', ['Café cup']],
    ['an info section', 'microwave', ['Café cup']],
    ['without words that the language leaves out', 'the mug of clay', ['Stoneware mug']],
    ['no hidden product', 'hidden', []],
  ])('%s', async (_, search, expected) => expect(await shop.names(search)).toEqual(expected))

  test('hidden products neither for owners', async () => {
    expect((await shop.olga.catalogue.listProducts({ search: 'hidden mug' })).products).toEqual([])
  })
})

describe('200: corrects', () => {
  test.each<[string, string, string[]]>([
    ['mgu', 'mug', ['Stoneware mug']],
    ['ceramc', 'ceramic', ['Ceramic bowl']],
    ['cerammic bwol', 'ceramic bowl', ['Ceramic bowl']],
    ['stonewere mug', 'stoneware mug', ['Stoneware mug']],
    ['the ceramc for soup', 'the ceramic for soup', ['Ceramic bowl']],
    ['CÁFFE', 'cafe', ['Café cup', 'Stoneware mug']],
  ])('%s as %s', async (search, correctedText, names) => {
    const answer = await list(search)
    expect(answer.correctedText).toBe(correctedText)
    expect(answer.products.map(({ name }) => name)).toEqual(names)
    expect(answer.metadata.total).toBe(names.length)
  })

  test.each([['mug'], ['bowl ceramic mug'], ['zzzz'], ['mxx'], ['zw'], ['bwl-78-a'], ['hiden']])('not %s', async (search) => {
    const answer = await list(search)
    expect(answer).not.toHaveProperty('correctedText')
    expect(answer.products).toHaveLength(search === 'mug' ? 1 : 0)
  })

  test('not what filters leave without products', async () => {
    const answer = await shop.vera.catalogue.listProducts({ search: 'mug', filter: { brands: ['None'] } })
    expect(answer).toMatchObject({ products: [], metadata: { total: 0 } })
    expect(answer).not.toHaveProperty('correctedText')
  })
})

describe('200: takes any text', () => {
  test.each([
    ["'"],
    ["mug' | 'bowl"],
    ['mug & !bowl'],
    ['(mug'],
    ['mug:*A'],
    ['mug\\'],
    ['<-> mug'],
    ['%'],
    ['_'],
    ['½ ﷺ ①'],
    ['٣ ๓ 一二 ไทย हिन्दी'],
    ['👍🏽'],
    ['x'.repeat(100)],
    ['a '.repeat(50)],
    ["'".repeat(100)],
  ])('%j', async (search) => {
    const answer = await list(search)
    expect(answer.metadata.total).toBe(answer.products.length)
    expect((await shop.vera.productSearch.suggestProducts({ text: search })).products.length).toBe(answer.products.length)
  })

  test('of any characters', async () => {
    const texts = fc.string({
      unit: fc.oneof(fc.constantFrom(...`'&|!:*()\\<>-mug `), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
      minLength: 1,
      maxLength: 100,
    })
    await fc.assert(
      fc.asyncProperty(texts, async (search) => {
        fc.pre(!/\p{Cc}/u.test(search) && search.length <= 100)
        expect((await list(search)).metadata.tooManyToCount).toBe(false)
      }),
      { seed, numRuns: timesToRun(60, 2000) },
    )
  })
})

test.each([['mug\u0000bowl'], ['\u0000'], ['\uD800']])('400: %j, which no text of the database can have', async (text) => {
  expect(brokenRules(await refusalOf(list(text)))).toEqual(['search FORMAT'])
  expect(brokenRules(await refusalOf(shop.vera.productSearch.suggestProducts({ text })))).toEqual(['text FORMAT'])
})

test('200: without a search, no statement more; with one that finds something, one', async () => {
  const without = await statementsOf(shop.database, () => shop.vera.catalogue.listProducts({}))
  expect(await statementsOf(shop.database, () => list('mug'))).toBe(without + 1)
})

test('200: a product can have as many stock-keeping units and texts as are allowed', async () => {
  const letters = (number: number, length: number) =>
    String(number * 7919)
      .padStart(length, '0')
      .replaceAll(/./g, (digit, at) => String.fromCodePoint(0x0430 + ((Number(digit) + at) % 32)))
  const choices = Array.from({ length: 30 }, (_, at) => ({ value: `C${at}` }))
  const id = await shop.add('Sampler', {
    manageVariants: true,
    productOptions: [
      { name: 'Glaze', choices },
      { name: 'Shape', choices },
    ],
    additionalInfoSections: Array.from({ length: 20 }, (_, section) => ({
      title: `Section ${section}`,
      description: Array.from({ length: 1500 }, (__, at) => letters(section * 1500 + at + 1, 7)).join(' '),
    })),
  })
  const variants = Array.from({ length: 900 }, (_, at) => ({
    choices: { Glaze: `C${Math.floor(at / 30)}`, Shape: `C${at % 30}` },
    sku: letters(at + 1, 30),
  }))
  await shop.olga.catalogue.updateProductVariants({ id, variants })
  expect(await shop.names(letters(900, 30))).toEqual(['Sampler'])
})

test('the database and the server agree on what a text is searched as', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aZ09 éÉçãßẞæŒøŁđıİςΣσЖжйñ-_’“&/½ﬁ'), maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(letters, async (text) => {
      const row = await shop.database.one<{ plain: string }>(sql`select stoa_plain(${text}) as plain`)
      expect(row!.plain).toBe(plainText(text))
    }),
    { seed, numRuns: timesToRun(100, 5000) },
  )
})

describe('the language of the shop', () => {
  const setLanguage = async (language: string) => {
    const { settings } = await shop.olga.shop.getSettings({})
    await shop.olga.shop.updateSettings({ settings: { revision: settings.revision, language } })
  }

  test('stems words, also of products that there are already', async () => {
    const id = await shop.add('Canecas pintadas')
    expect(await shop.names('pintado')).toEqual([])
    await setLanguage('pt')
    const { revision, lastUpdated } = await productRow(id)
    // Products that another process is writing in the former language are waited for.
    await runQueued(shop)
    expect(await pending()).toHaveLength(1)
    await runLater()
    expect(await productRow(id)).toEqual({ revision, lastUpdated })
    expect(await shop.names('pintado')).toEqual(['Canecas pintadas'])
    expect(await shop.names('caneca')).toEqual(['Canecas pintadas'])
    expect(await lexemesOf(shop, id)).toContain('pint')
    await shop.add('Caneca azul')
    expect(await shop.names('canecas')).toEqual(['Canecas pintadas', 'Caneca azul'])
    await setLanguage('en')
    await setLanguage('ja')
    await runLater()
    expect(await lexemesOf(shop, id)).toEqual(['canecas', 'pintadas'])
    expect(await pending()).toEqual([])
  })

  const pending = () => shop.database.rows(sql`select from search_settings where site_id = ${shop.siteId} and pending_language is not null`)

  const runLater = async () => {
    shop.clock.now = new Date(Date.now() + 60_000)
    onTestFinished(() => void (shop.clock.now = undefined))
    await runQueued(shop)
    shop.clock.now = undefined
  }

  const productRow = async (id: string) =>
    shop.database.one(
      sql`select revision, updated_date as "lastUpdated" from products where site_id = ${shop.siteId} and id = ${id}`,
    ) as Promise<{
      revision: number
      lastUpdated: Date
    }>
})
