import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_VARIANT_ID, now, filmFile, pictureFile, sampleShop } from './index.ts'
import type { SeedProduct } from './types.ts'

const { collections, products, media, settings } = sampleShop
const books = sampleShop.dataCollections.find(({ id }) => id === 'Books')!
const product = (slug: string): SeedProduct => products.find((one) => one.slug === slug)!
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const stockOf = ({ variants }: SeedProduct) =>
  variants.map(({ stock }) => ('quantity' in stock ? stock.quantity : stock.inStock ? Infinity : 0))
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const visible = products.filter((one) => one.visible)

describe('the contents of the shop', () => {
  test('46 visible products in 9 collections with 5 below them, and one of each hidden', () => {
    expect(visible).toHaveLength(46)
    expect(collections.filter((one) => one.visible && one.parentId === undefined)).toHaveLength(9)
    expect(collections.filter((one) => one.visible && one.parentId !== undefined)).toHaveLength(5)
    expect(products.length - visible.length).toBe(1)
    expect(collections.length - 14).toBe(1)
  })

  /** Of a collection and those below it. */
  const within = (id: string): string[] => [id, ...collections.filter((one) => one.parentId === id).flatMap((one) => within(one.id))]

  test('every visible collection at the top has at least four visible products, and one below it has one', () => {
    const sizes = collections.map(({ id, slug, parentId }) => ({
      slug,
      isTop: parentId === undefined,
      size: visible.filter(({ collectionIds }) => collectionIds.some((one) => within(id).includes(one))).length,
    }))
    expect(sizes.filter(({ isTop, size }) => size < (isTop ? 4 : 1)).map(({ slug }) => slug)).toEqual(['back-room'])
  })

  test('a collection comes after the one that it is in', () => {
    const ids = collections.map(({ id }) => id)
    for (const { id, parentId } of collections) if (parentId !== undefined) expect(ids.indexOf(parentId)).toBeLessThan(ids.indexOf(id))
  })

  test('one product is sold out, two are digital, one has untracked stock, one takes two texts from its buyer', () => {
    expect(visible.filter((one) => stockOf(one).every((count) => count === 0)).map(({ slug }) => slug)).toEqual(['moon-jar'])
    expect(products.filter(({ productType }) => productType === 'digital').map(({ slug }) => slug)).toEqual([
      'paper-sundial',
      'windowsill-in-the-rain',
    ])
    expect(products.filter((one) => !one.trackInventory && one.productType === 'physical').map(({ slug }) => slug)).toEqual([
      'cafe-curtain',
    ])
    expect(product('cafe-curtain').customTextFields).toHaveLength(2)
    expect(product('sill-sundial').additionalInfoSections).toHaveLength(3)
  })

  test('some variants are sold out while their product is not', () => {
    const partly = visible.filter((one) => stockOf(one).includes(0) && stockOf(one).some((count) => count > 0))
    expect(partly.map(({ slug }) => slug)).toContain('noon-vase')
    expect(partly.length).toBeGreaterThanOrEqual(5)
  })

  test('discounts of both kinds leave a positive price', () => {
    const kinds = products.map(({ discount }) => discount?.type)
    expect(kinds.filter((kind) => kind === 'PERCENT')).toHaveLength(3)
    expect(kinds.filter((kind) => kind === 'AMOUNT')).toHaveLength(2)
    for (const { discount, variants } of products) {
      const off = discount?.type === 'AMOUNT' ? discount.amountMinor : 0
      expect(Math.min(...variants.map(({ priceMinor }) => priceMinor))).toBeGreaterThan(off)
    }
  })
})

describe('ids and references', () => {
  test('ids, slugs, numbers and SKUs are unique', () => {
    const own = products.flatMap(({ variants }) => variants.map(({ id }) => id)).filter((id) => id !== DEFAULT_VARIANT_ID)
    const ids = [...products, ...collections, ...settings.pickupPlaces, ...settings.deliveryRegions].map(({ id }) => id)
    expect(repeated([...ids, ...own, ...books.items.map(({ _id }) => _id)])).toEqual([])
    expect([...ids, ...own].filter((id) => !GUID.test(id))).toEqual([])
    expect(repeated(products.map(({ slug }) => slug))).toEqual([])
    expect(repeated(collections.map(({ slug }) => slug))).toEqual([])
    expect(repeated(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))).toEqual([])
  })

  test('every referenced image and collection exists, and every image is referenced', () => {
    const named = [
      settings.heroMediaId,
      ...collections.map(({ mediaId }) => mediaId),
      ...products.flatMap(({ mediaIds, options }) => [
        ...mediaIds,
        ...options.flatMap(({ choices }) => choices.flatMap((choice) => choice.mediaIds ?? [])),
      ]),
    ]
    const known = media.map(({ id }) => id)
    expect(repeated(known)).toEqual([])
    expect(named.filter((id) => !known.includes(id))).toEqual([])
    expect(known.filter((id) => !named.includes(id))).toEqual([])
    expect(products.filter(({ mediaIds }) => mediaIds.length === 0)).toEqual([])
    const collectionIds = collections.map(({ id }) => id)
    expect(products.flatMap((one) => one.collectionIds).filter((id) => !collectionIds.includes(id))).toEqual([])
  })

  test('every pickup option names an existing location, and the last delivery region covers the rest of the world', () => {
    const places = settings.pickupPlaces.map(({ id }) => id)
    const collected = settings.deliveryRegions.flatMap(({ options }) =>
      options.flatMap((one) => (one.kind === 'pickup' ? [one.pickupPlaceId] : [])),
    )
    expect(collected.filter((id) => !places.includes(id))).toEqual([])
    expect(settings.deliveryRegions.map(({ countries }) => countries === '*')).toEqual([false, false, true])
  })
})

describe('options and variants', () => {
  test('managed variants are all combinations of the choices, once each', () => {
    for (const { slug, options, variants, manageVariants } of products) {
      const combinations = options.reduce((sum, { choices }) => sum * choices.length, 1)
      const told = variants.map(({ choices }) => options.map(({ name }) => choices[name]).join(' / '))
      expect([slug, variants.length, new Set(told).size, manageVariants]).toEqual([slug, combinations, combinations, options.length > 0])
      for (const { name, choices } of options) {
        const offered = choices.map(({ description }) => description)
        expect(variants.filter((variant) => !offered.includes(variant.choices[name]!)).map(() => slug)).toEqual([])
      }
    }
  })

  test('a colour has a hex code, a drop-down its text as value and description', () => {
    for (const { optionType, choices } of products.flatMap(({ options }) => options)) {
      for (const { value, description } of choices)
        expect(optionType === 'color' ? /^#[0-9a-f]{6}$/.test(value) : value === description).toBe(true)
    }
  })

  test('a product without options has the default variant with its own price, sku and weight', () => {
    for (const one of products.filter(({ manageVariants }) => !manageVariants)) {
      expect(one.variants).toMatchObject([
        { id: DEFAULT_VARIANT_ID, choices: {}, priceMinor: one.priceMinor, sku: one.sku, weightGrams: one.weightGrams ?? 0 },
      ])
    }
  })
})

describe('limits of the specification', () => {
  test('texts fit their fields', () => {
    for (const one of products) {
      expect(one.name.length).toBeLessThanOrEqual(80)
      expect(one.slug.length).toBeLessThanOrEqual(100)
      expect(one.description.length).toBeLessThanOrEqual(8000)
      expect((one.ribbon ?? '').length).toBeLessThanOrEqual(30)
      expect(one.brand.length).toBeLessThanOrEqual(50)
      expect(one.options.length).toBeLessThanOrEqual(6)
      for (const { title } of one.additionalInfoSections) expect(title.length).toBeLessThanOrEqual(50)
      for (const { title, maxLength } of one.customTextFields) expect(title.length <= 100 && maxLength <= 500).toBe(true)
      for (const { name, choices } of one.options)
        expect([name, ...choices.map(({ description }) => description)].every(({ length }) => length >= 1 && length <= 50)).toBe(true)
    }
    for (const { name, description } of collections) expect(name.length <= 50 && description.length <= 600).toBe(true)
  })

  test('prices are positive integers, stock and weights are not negative, no date is in the future', () => {
    for (const { priceMinor, variants, createdDate } of products) {
      for (const one of variants) {
        expect(Number.isSafeInteger(one.priceMinor) && one.priceMinor > 0).toBe(true)
        expect(Number.isInteger(one.weightGrams) && one.weightGrams >= 0 && one.sku.length <= 40).toBe(true)
        expect('quantity' in one.stock ? one.stock.quantity >= 0 && one.stock.quantity <= 99_999 : true).toBe(true)
      }
      expect(priceMinor).toBe(Math.min(...variants.map((one) => one.priceMinor)))
      expect(createdDate < now).toBe(true)
    }
  })

  test('descriptions are two to six sentences of plain paragraphs', () => {
    for (const { slug, description } of products) {
      const text = description.replace(/<\/?(p|em)>/g, ' ')
      expect([slug, text.includes('<')]).toEqual([slug, false])
      const sentences = text.match(/[.!?](?=[”’\s]|$)/g) ?? []
      expect([slug, sentences.length >= 2 && sentences.length <= 7]).toEqual([slug, true])
    }
  })
})

describe('the collection Books', () => {
  test('74 items, with and without a rating, in several scripts', () => {
    expect(books.items).toHaveLength(74)
    expect(books.items.filter((book) => book.rating === null)).toHaveLength(2)
    expect(books.items.filter((book) => !('rating' in book))).toHaveLength(4)
    expect(
      books.items.some(({ title }) => /[Α-ω]/.test(title as string)) && books.items.some(({ title }) => /[ぁ-ん]/.test(title as string)),
    ).toBe(true)
    expect(books.items.filter(({ title }) => title !== (title as string).normalize('NFC'))).toEqual([])
    expect(repeated(books.items.map(({ title }) => title as string))).toEqual([])
    expect(books.items[0]).toEqual({
      _id: '50000000-0000-4000-8000-000000000001',
      title: 'The Weather at the Back of the House',
      author: 'Ilse Marquand',
      year: 1998,
      price: 14.5,
      pages: 212,
      inPrint: true,
      genres: ['novel', 'family'],
      published: { $date: '1998-03-12T00:00:00.000Z' },
      publisher: { name: 'Half Light Press', city: 'Dublin' },
      rating: 4.1,
    })
  })

  test('is readable by anyone and writable by the owner', () => {
    expect(books.permissions).toEqual({ read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' })
  })
})

describe('images', () => {
  test('each is a WebP of its size, and every file is used', () => {
    for (const { id, width, height } of media) {
      const bytes = readFileSync(pictureFile(id)!)
      const size = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
      expect([id, bytes.toString('latin1', 8, 16), ...size]).toEqual([id, 'WEBPVP8 ', width, height])
    }
    const files = readdirSync(dirname(pictureFile('stoa-hero-1.webp')!)).map((name) => `stoa-${name}`)
    expect(files.toSorted()).toEqual(media.map(({ id }) => id).toSorted())
  })

  test('each film has its file and a poster, and a product shows it', () => {
    for (const { id, altText } of sampleShop.films) {
      expect(readFileSync(filmFile(id)!).toString('latin1', 4, 8)).toBe('ftyp')
      expect(readFileSync(filmFile(`${id}~poster.jpg`)!).readUInt16BE()).toBe(0xffd8)
      expect(products.filter(({ filmId }) => filmId === id)).toHaveLength(1)
      expect(altText.length).toBeGreaterThan(12)
    }
    expect(readdirSync(dirname(filmFile(sampleShop.films[0]!.id)!))).toHaveLength(2 * sampleShop.films.length)
  })

  test('every image has an alternative text', () => {
    expect(media.filter(({ altText }) => altText.length < 12 || altText.length > 200).map(({ id }) => id)).toEqual([])
  })
})
