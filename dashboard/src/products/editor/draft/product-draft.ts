import { filled, treeOf } from '../../../settings/draft.ts'

const size = { length: '', width: '', height: '', unit: '' }

/** A choice of an option. `key` identifies it while its name changes; `was` is the name that the server knows. */
const choice = { key: '', was: '', name: '', colour: '', pictures: [''] }
const option = { key: '', was: '', name: '', isColour: '', choices: [choice] }

/** Units that can be sold if they are counted, otherwise whether there are any. */
const stock = { quantity: '', inStock: '' }

/** A combination of choices, by their keys. An empty price, cost or weight is that of the product. `sale` is what a reduced one costs. */
const variant = { key: '', price: '', sale: '', cost: '', sku: '', barcode: '', weight: '', visible: '', ...stock }

/** What shoppers choose besides. `added` is what a choice adds to the price. */
const modifier = { name: '', isColour: '', mandatory: '', choices: [{ name: '', colour: '', added: '' }] }
/** What shoppers write. `was` is the title that the server knows. */
const customText = { was: '', title: '', minLength: '', maxLength: '', mandatory: '', added: '' }

/** The form of a product: the first entry of a list describes all of its entries. */
export const productShape = {
  name: '',
  slug: '',
  visible: '',
  productType: '',
  brand: '',
  ribbon: '',
  ribbons: [''],
  description: '',
  price: '',
  cost: '',
  discount: { type: '', value: '' },
  unit: { quantity: '', measure: '', baseQuantity: '', baseMeasure: '' },
  sku: '',
  barcode: '',
  weight: '',
  productSize: size,
  packageSize: size,
  tracked: '',
  stock,
  managed: '',
  options: [option],
  variants: [variant],
  media: [{ id: '', alt: '' }],
  file: '',
  modifiers: [modifier],
  customTexts: [customText],
  sections: [{ id: '', title: '', description: '' }],
  seo: { title: '', description: '', keywords: '' },
  collections: [''],
  mainCategory: '',
  /** Each tag on its own line. */
  tags: { public: '', private: '' },
}

export type ProductDraft = typeof productShape
export type OptionDraft = ProductDraft['options'][number]
export type ChoiceDraft = OptionDraft['choices'][number]
export type VariantDraft = ProductDraft['variants'][number]
export type ModifierDraft = ProductDraft['modifiers'][number]
export type CustomTextDraft = ProductDraft['customTexts'][number]
export type MediaDraft = ProductDraft['media'][number]
export type ProductField = keyof ProductDraft

/** What the form of a new product starts with. */
export const newProductDraft: ProductDraft = {
  ...filled(productShape, {}),
  visible: 'on',
  productType: 'physical',
  managed: 'on',
  stock: { quantity: '', inStock: 'on' },
  discount: { type: 'NONE', value: '' },
}

/** The values of the form as they were typed. Browsers send line breaks as two characters. */
export const typedProduct = (form: FormData): ProductDraft =>
  filled(productShape, treeOf([...form].map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value])))

/** A draft from a hidden field; of a new product if it is invalid. */
export function productDraftIn(json: string): ProductDraft {
  try {
    return filled(productShape, JSON.parse(json))
  } catch {
    return newProductDraft
  }
}

/** With keys for rows of options and choices that have none. */
export const withKeys = (draft: ProductDraft, newKey: () => string): ProductDraft => ({
  ...draft,
  options: draft.options.map((one) => ({
    ...one,
    key: one.key || newKey(),
    choices: one.choices.map((row) => ({ ...row, key: row.key || newKey() })),
  })),
})

/** Without rows that nothing was entered in. */
export const withoutBlankRows = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  options: draft.options
    .map((one) => ({ ...one, choices: one.choices.filter(({ name }) => name !== '') }))
    .filter(({ name, choices }) => name !== '' || choices.length > 0),
  media: draft.media.filter(({ id }) => id !== ''),
  ribbons: draft.ribbons.filter(Boolean),
  modifiers: draft.modifiers
    .map((one) => ({ ...one, choices: one.choices.filter(({ name }) => name !== '') }))
    .filter(({ name, choices }) => name !== '' || choices.length > 0),
  customTexts: draft.customTexts.filter(({ title }) => title !== ''),
  sections: draft.sections.filter(({ title, description }) => title !== '' || description !== ''),
  collections: draft.collections.filter(Boolean),
})

/** The names of the fields in which two drafts differ. */
export const differingFields = (one: ProductDraft, other: ProductDraft): ProductField[] =>
  (Object.keys(productShape) as ProductField[]).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
