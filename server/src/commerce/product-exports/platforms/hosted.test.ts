import { expect, test } from 'vitest'
import { choices, text } from '../../../../../tests/support/customized.ts'
import { option, product, variant } from '../../../../../tests/support/rule-products.ts'
import { defaultVariantId, type ProductWithVariants, type Variant } from '../../catalogue/public.ts'
import type { ProductRow } from '../product-row.ts'
import { hostedRows } from './hosted.ts'

const shop = { currency: 'EUR', weightUnit: 'KG', baseUrl: 'https://shop.example' } as const
const collections = [
  { id: '1', name: 'Mugs', hasNamesake: true },
  { id: '2', name: 'A; B', hasNamesake: false },
]
const rowsOf = (exported: ProductWithVariants): ProductRow[] =>
  hostedRows({ ...exported, collections }, shop).map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))

test('a product without options has one row', () => {
  const picture = (id: string, more: object = {}) => ({ id, width: 1, height: 1, altText: '', ...more })
  const media = [picture('a.jpg'), picture('b.jpg', { version: 2 }), picture('c.mp4', { video: { format: 'mp4', resolutions: [] } })]
  const infoSections = [{ partId: '1', uniqueName: 'x', title: 'Care', description: '<p>Wash.</p>' }]
  const modifiers = [text('One', { mandatory: true }), text('Two'), text('Three'), choices('Paper', { Fine: 0, Rough: 0 })]
  const discount = { type: 'PERCENT' as const, percent: 10 }
  const doc = { description: ' =1 ', media, infoSections, modifiers, discount }
  expect(
    rowsOf(
      product({ id: 'p', brand: 'Casa', ribbon: 'New', doc }, [variant(defaultVariantId, {}, { sku: 'M', weight: 0.5, costMinor: 300 })]),
    ),
  ).toEqual([
    {
      handle: 'product_p',
      rowType: 'Product',
      name: 'Mug',
      description: "'=1",
      pictures: expect.stringMatching(/^https:\/\/shop\.example\/\S+a\.jpg;https:\/\/shop\.example\/\S+b\.jpg\S*$/),
      collections: 'A, B;Mugs',
      sku: 'M',
      ribbon: 'New',
      price: '10.00',
      visible: 'true',
      discountType: 'PERCENT',
      discountValue: '10',
      stock: '5',
      weight: '0.5',
      cost: '3.00',
      optionName1: 'Paper',
      optionType1: 'DROP_DOWN',
      optionValue1: 'Fine;Rough',
      sectionTitle1: 'Care',
      sectionText1: '<p>Wash.</p>',
      textTitle1: 'One',
      textLimit1: '40',
      textMandatory1: 'true',
      textTitle2: 'Two',
      textLimit2: '40',
      textMandatory2: 'false',
      brand: 'Casa',
    },
  ])
})

test('variants have what they cost more than the cheapest one, as they cost now', () => {
  const priced: [string, Partial<Variant>][] = [
    ['S', { saleMinor: 850 }],
    ['M', { priceMinor: 1205, trackQuantity: false }],
    ['L', { priceMinor: 900, trackQuantity: false, inStock: false, visible: false }],
  ]
  const sized = product(
    { id: 'p', doc: { options: [option('Size', 'S', 'M', 'L')] } },
    priced.map(([size, changes], at) => variant(`${at}`, { Size: size }, changes)),
  )
  expect(rowsOf(sized)).toEqual([
    expect.objectContaining({ price: '8.50', visible: 'true', optionName1: 'Size', optionType1: 'DROP_DOWN', optionValue1: 'S;M;L' }),
    { handle: 'product_p', rowType: 'Variant', surcharge: '0.00', visible: 'true', stock: '5', optionValue1: 'S' },
    { handle: 'product_p', rowType: 'Variant', surcharge: '3.55', visible: 'true', stock: 'InStock', optionValue1: 'M' },
    { handle: 'product_p', rowType: 'Variant', surcharge: '0.50', visible: 'false', stock: 'OutOfStock', optionValue1: 'L' },
  ])
})

test('with a discount of the product, prices are those before it', () => {
  const doc = { options: [option('Size', 'S', 'M')], discount: { type: 'AMOUNT' as const, amountMinor: 250 } }
  const [head, small, medium] = rowsOf(product({ doc }, [variant('1', { Size: 'S' }), variant('2', { Size: 'M' }, { priceMinor: 1100 })]))
  expect(head).toMatchObject({ price: '10.00', discountType: 'AMOUNT', discountValue: '2.50' })
  expect([small!.surcharge, medium!.surcharge]).toEqual(['0.00', '1.00'])
})

test('colours have their codes, if all of them have one', () => {
  const glaze = (value: string) => ({
    ...option('Glaze'),
    optionType: 'color' as const,
    choices: [{ choiceId: '1', value, description: 'Red', mediaIds: [] }],
  })
  const cells = (value: string) =>
    rowsOf(product({ doc: { options: [glaze(value)] } }, [variant('1', { Glaze: 'Red' })])).map((row) => row.optionValue1)
  expect([cells('#f00'), cells('red')]).toEqual([
    ['#f00:Red', '#f00:Red'],
    ['Red', 'Red'],
  ])
})

test('options after the sixth are joined with it', () => {
  const options = Array.from({ length: 8 }, (_, at) => option(`O${at}`, 'a', 'b'))
  const all = (text: string) => Object.fromEntries(options.map(({ name }) => [name, text]))
  const [head, first] = rowsOf(product({ doc: { options } }, [variant('1', all('a')), variant('2', all('b'))]))
  expect(head).toMatchObject({ optionValue5: 'a;b', optionName6: 'O5 / O6 / O7', optionValue6: 'a / a / a;b / b / b' })
  expect(first).toMatchObject({ optionValue5: 'a', optionValue6: 'a / a / a' })
})
