import type { Client } from '@stoa/sdk'
import type { Product } from '../../../answers.ts'
import { amountOf, amountOrNull } from './amounts.ts'
import { completeOptions } from './combinations.ts'
import type { ProductDraft, ProductField } from './product-draft.ts'
import { renamed } from './renames.ts'
import { seoData } from './seo.ts'

export type ProductChanges = Omit<Parameters<Client['catalogue']['updateProduct']>[0]['product'], 'id'>
type Option = NonNullable<ProductChanges['productOptions']>[number]

interface Row {
  /** The fields of the form. */
  fields: readonly ProductField[]
  /** The fields of the call. `before` is undefined for a new product. */
  write: (draft: ProductDraft, before: Before | undefined) => ProductChanges
}

/** The product as it is, and its form as it was opened. */
interface Before {
  product: Product
  base: ProductDraft
}

/** Which fields of the form are sent in which fields of the call. Variants, media, file, stock and collections have calls of their own. */
const rows: readonly Row[] = [
  { fields: ['name'], write: ({ name }) => ({ name }) },
  { fields: ['slug'], write: ({ slug }) => (slug ? { slug } : {}) },
  { fields: ['visible', 'productType'], write: ({ visible }) => ({ visible: visible === 'on' }) },
  { fields: ['productType'], write: ({ productType }) => ({ productType: productType === 'digital' ? 'digital' : 'physical' }) },
  { fields: ['brand'], write: ({ brand }) => ({ brand: brand || null }) },
  { fields: ['ribbon'], write: ({ ribbon }) => ({ ribbon: ribbon || null }) },
  { fields: ['description'], write: ({ description }) => ({ description: description || null }) },
  { fields: ['price'], write: ({ price }) => ({ priceData: { price: amountOf(price) ?? 0 } }) },
  { fields: ['cost'], write: ({ cost }) => ({ costAndProfitData: { itemCost: amountOrNull(cost) } }) },
  { fields: ['discount'], write: ({ discount }) => ({ discount: discountOf(discount) }) },
  { fields: ['unit'], write: ({ unit }) => ({ pricePerUnitData: unitOf(unit) }) },
  { fields: ['sku'], write: ({ sku }) => ({ sku: sku || null }) },
  { fields: ['weight'], write: ({ weight }) => ({ weight: amountOrNull(weight) }) },
  { fields: ['productSize'], write: ({ productSize }) => ({ productDimensions: sizeOf(productSize) }) },
  { fields: ['packageSize'], write: ({ packageSize }) => ({ packageDimensions: sizeOf(packageSize) }) },
  { fields: ['managed'], write: (draft) => ({ manageVariants: managesVariants(draft) }) },
  { fields: ['options'], write: (draft, before) => ({ productOptions: [...optionsOf(draft.options), ...modifiersAmong(draft, before)] }) },
  { fields: ['customTexts'], write: ({ customTexts }) => ({ customTextFields: customTexts.map(customTextOf) }) },
  {
    fields: ['sections'],
    write: ({ sections }) => ({ additionalInfoSections: sections.map(({ title, description }) => ({ title, description })) }),
  },
  { fields: ['seo'], write: ({ seo }, before) => ({ seoData: seoData(seo, before?.product.seoData) }) },
]

export const managesVariants = ({ managed, options }: ProductDraft): boolean => managed === 'on' && completeOptions(options).length > 0

/** The modifiers among the options that V1 has of a product without managed variants. They stay as they are: V3 writes them. */
function modifiersAmong(draft: ProductDraft, before: Before | undefined): Option[] {
  if (!before || before.product.manageVariants || managesVariants(draft)) return []
  const names = new Set(before.base.modifiers.map(({ name }) => name))
  return before.product.productOptions.flatMap(({ name = '', choices = [] }) =>
    names.has(name) ? [{ name, choices: choices.map(({ value = '', description = value }) => ({ value, description })) }] : [],
  )
}

const discountOf = ({ type, value }: ProductDraft['discount']): NonNullable<ProductChanges['discount']> =>
  (type === 'AMOUNT' || type === 'PERCENT') && amountOf(value) ? { type, value: amountOf(value)! } : { type: 'NONE', value: 0 }

type Unit = NonNullable<ProductChanges['pricePerUnitData']>
type Size = NonNullable<ProductChanges['productDimensions']>

const unitOf = ({ quantity, measure, baseQuantity, baseMeasure }: ProductDraft['unit']): Unit | null =>
  amountOf(quantity) === undefined
    ? null
    : {
        totalQuantity: amountOf(quantity)!,
        totalMeasurementUnit: (measure || 'UNSPECIFIED') as NonNullable<Unit['totalMeasurementUnit']>,
        baseQuantity: amountOf(baseQuantity) ?? 1,
        baseMeasurementUnit: (baseMeasure || measure || 'UNSPECIFIED') as NonNullable<Unit['baseMeasurementUnit']>,
      }

const sizeOf = ({ length, width, height, unit }: ProductDraft['productSize']): Size => ({
  length: decimalOf(length),
  width: decimalOf(width),
  height: decimalOf(height),
  unit: (unit || 'UNKNOWN_DIMENSIONS_UNIT') as NonNullable<Size['unit']>,
})

const decimalOf = (text: string): string | null => text.replace(',', '.') || null

/** Choices of a colour are sent as its code and name, others as their name. */
export const optionsOf = (options: ProductDraft['options']): Option[] =>
  completeOptions(options).map(({ name, isColour, choices }) => ({
    name,
    choices: choices.map(({ name: description, colour }) => ({ value: (isColour && colour) || description, description })),
  }))

const customTextOf = ({ title, maxLength, mandatory }: ProductDraft['customTexts'][number]) => ({
  title,
  maxLength: amountOf(maxLength) ?? 100,
  mandatory: mandatory === 'on',
})

/** The fields of a product that differ between its form as it is and as it was. */
export function productChanges(draft: ProductDraft, base: ProductDraft, product: Product): ProductChanges {
  const former = renamed(base, draft)
  const before = { product, base }
  return written(draft, before, ({ write }) => JSON.stringify(write(draft, before)) !== JSON.stringify(write(former, before)))
}

/** All fields of a new product in which something was entered. */
export const newProduct = (draft: ProductDraft): ProductChanges =>
  written(draft, undefined, ({ fields }) => fields.some((name) => !isBlank(draft[name])))

const written = (draft: ProductDraft, before: Before | undefined, isSent: (row: Row) => boolean): ProductChanges =>
  Object.assign({}, ...rows.filter(isSent).map((row) => row.write(draft, before))) as ProductChanges

function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === ''
  return Object.values(value).every(isBlank)
}
