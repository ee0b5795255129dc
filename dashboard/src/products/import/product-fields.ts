import { productFields, type ProductField } from '@stoa/contract/product-imports/fields'
import type { ChoiceGroup } from '../../imports/column-list.tsx'
import type { Texts } from '../../texts/texts.ts'

type FieldTexts = Texts['dashboard']['productImport']
type Group = keyof FieldTexts['groups']
type PlainField = keyof FieldTexts['fields']
type NumberedField = keyof FieldTexts['numbered']

/** The group of each field, numbered ones without their number. */
const groupOf: Readonly<Record<PlainField | NumberedField, Group>> = {
  id: 'product',
  handle: 'product',
  rowType: 'product',
  name: 'product',
  slug: 'product',
  description: 'product',
  brand: 'product',
  ribbon: 'product',
  collections: 'product',
  visible: 'product',
  status: 'product',
  productType: 'product',
  pictures: 'pictures',
  pictureTexts: 'pictures',
  variantPicture: 'pictures',
  price: 'prices',
  surcharge: 'prices',
  discountType: 'prices',
  discountValue: 'prices',
  salePrice: 'prices',
  compareAtPrice: 'prices',
  cost: 'prices',
  sku: 'stock',
  barcode: 'stock',
  stock: 'stock',
  stockTracker: 'stock',
  sellsWithoutStock: 'stock',
  weight: 'stock',
  weightInGrams: 'stock',
  requiresShipping: 'stock',
  optionName: 'options',
  optionType: 'options',
  optionValue: 'options',
  sectionTitle: 'sections',
  sectionText: 'sections',
  textTitle: 'texts',
  textLimit: 'texts',
  textMandatory: 'texts',
  seoTitle: 'more',
  seoDescription: 'more',
  others: 'more',
}

/** `optionName2` → `optionName`, 2. A field without a number has none. */
function partsOf(field: ProductField): { name: PlainField | NumberedField; number: number | undefined } {
  const [, name = field, number] = /^(.*?)(\d+)$/.exec(field) ?? []
  return { name: name as PlainField | NumberedField, number: number === undefined ? undefined : Number(number) }
}

/** The name of a field of products, as people see it. */
export function fieldText({ fields, numbered }: FieldTexts, field: ProductField): string {
  const { name, number } = partsOf(field)
  return number === undefined ? fields[name as PlainField] : numbered[name as NumberedField](number)
}

/** What a column of a file can be imported into: the fields of products, in groups. */
export const productChoices = (skip: string, texts: FieldTexts): ChoiceGroup[] => [
  { choices: [{ value: 'SKIP', text: skip }] },
  ...(Object.keys(texts.groups) as Group[]).map((group) => ({
    label: texts.groups[group],
    choices: productFields
      .filter((field) => groupOf[partsOf(field).name] === group)
      .map((field) => ({ value: `FIELD:${field}`, text: fieldText(texts, field) })),
  })),
]
