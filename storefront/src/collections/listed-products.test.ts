import { describe, expect, test } from 'vitest'
import { facetsOf, pageOf, type ListedProduct } from './listed-products.ts'
import { listingOf } from './listing.ts'

interface ProductNotes {
  name: string
  price: number
  paid?: number
  brand?: string
  ribbon?: string
  colors?: string[]
  /** Listed colours that no variant has. */
  unmade?: string[]
  soldOut?: boolean
  day: number
}

const thing = ({
  name,
  price,
  paid = price,
  brand = '',
  ribbon = '',
  colors = [],
  unmade = [],
  soldOut = false,
  day,
}: ProductNotes): ListedProduct => {
  const priceData = { currency: 'EUR', price, discountedPrice: paid, formatted: { price: '', discountedPrice: '', pricePerUnit: null } }
  return {
    name,
    brand,
    ribbon,
    stock: { inventoryStatus: soldOut ? 'OUT_OF_STOCK' : 'IN_STOCK' },
    priceData,
    priceRange: { minValue: paid, maxValue: paid },
    productOptions:
      colors.length > 0
        ? [{ optionType: 'color', name: 'Colour', choices: [...colors, ...unmade].map((one) => ({ value: `#${one}`, description: one })) }]
        : [],
    createdDate: `2026-01-0${day}T00:00:00.000Z`,
    variants: colors.map((color) => ({ id: color, choices: { Colour: color }, variant: { priceData, visible: true }, stock: {} })),
  } as ListedProduct
}

const shelf = [
  thing({ name: 'Jug', price: 40, brand: 'Clay', day: 1, colors: ['red', 'blue'] }),
  thing({ name: 'Glass jug', price: 30, paid: 20, brand: 'Sand', ribbon: 'Last', day: 2, colors: ['blue'], unmade: ['red'] }),
  thing({ name: 'Bowl', price: 25, brand: 'Clay', ribbon: 'New', day: 3, soldOut: true }),
  thing({ name: 'Candle', price: 9, brand: 'Jug & Son', day: 4 }),
]

const names = (query: string, words?: string) =>
  pageOf(shelf, listingOf(new URLSearchParams(query), words !== undefined), words).products.map(({ name }) => name)

describe('the products of a listing', () => {
  test.each([
    ['', ['Candle', 'Bowl', 'Glass jug', 'Jug']],
    ['sort=price-up', ['Candle', 'Glass jug', 'Bowl', 'Jug']],
    ['sort=price-down', ['Jug', 'Bowl', 'Glass jug', 'Candle']],
    ['sort=name', ['Bowl', 'Candle', 'Glass jug', 'Jug']],
    ['min=20&max=25', ['Bowl', 'Glass jug']],
    ['stock=in', ['Candle', 'Glass jug', 'Jug']],
    ['sale=yes', ['Glass jug']],
    ['ribbon=New&ribbon=Last', ['Bowl', 'Glass jug']],
    ['brand=Clay', ['Bowl', 'Jug']],
    ['option.Colour=red', ['Jug']],
    ['option.Colour=red&option.Colour=blue', ['Glass jug', 'Jug']],
    ['option.Size=L', []],
    ['page=2', []],
  ])('%s', (query, expected) => {
    expect(names(query)).toEqual(expected)
  })

  test('a search returns names that start with the term first, then other names, then brands', () => {
    expect(names('', 'jug')).toEqual(['Glass jug', 'Jug', 'Candle', 'Bowl'])
  })

  test('the total counts all pages', () => {
    expect(pageOf(shelf, listingOf(new URLSearchParams('page=2'))).total).toBe(4)
  })
})

describe('facets of a listing', () => {
  const facets = (query: string) => facetsOf(shelf, listingOf(new URLSearchParams(query)))

  test('count the products of each value', () => {
    expect(facets('')).toEqual({
      ribbons: [
        { name: 'Last', count: 1 },
        { name: 'New', count: 1 },
      ],
      brands: [
        { name: 'Clay', count: 2 },
        { name: 'Jug & Son', count: 1 },
        { name: 'Sand', count: 1 },
      ],
      options: [
        {
          name: 'Colour',
          choices: [
            { name: 'blue', color: '#blue', count: 2 },
            { name: 'red', color: '#red', count: 1 },
          ],
        },
      ],
      inStock: 3,
      onSale: 1,
    })
  })

  test.each([
    // Values of one kind add products; other kinds take some away.
    ['brand=Clay', [2, 1, 1], [1, 1], 1, 0],
    ['option.Colour=red', [1, 0, 0], [2, 1], 1, 0],
    ['stock=in', [1, 1, 1], [2, 1], 3, 1],
    ['max=20', [0, 1, 1], [1, 0], 2, 1],
    ['sale=yes&brand=Clay', [0, 0, 1], [0, 0], 0, 0],
  ])('%s', (query, brands, colors, inStock, onSale) => {
    const found = facets(query)
    expect(found.brands.map(({ count }) => count)).toEqual(brands)
    expect(found.options[0]!.choices.map(({ count }) => count)).toEqual(colors)
    expect([found.inStock, found.onSale]).toEqual([inStock, onSale])
  })
})

test('an option of all products, or of only one, is not a facet', () => {
  expect(facetsOf([shelf[0]!], listingOf(new URLSearchParams()))).toEqual({
    ribbons: [],
    brands: [],
    options: [],
    inStock: 1,
    onSale: undefined,
  })
})
