import { combinations } from '../editor/draft/combinations.ts'
import { differingFields, type ProductDraft, type ProductField } from '../editor/draft/product-draft.ts'
import { textOfHtml } from '../editor/text-of-html.ts'

/** A field that differs between two versions of a product, each as text. */
export interface Difference {
  field: ProductField
  former: string
  present: string
}

/** Stock isn't part of versions. */
const ignored: ReadonlySet<ProductField> = new Set(['stock', 'tracked'])

export const differences = (former: ProductDraft, present: ProductDraft): Difference[] =>
  differingFields(former, present)
    .filter((field) => !ignored.has(field))
    .map((field) => ({ field, former: fieldText(former, field), present: fieldText(present, field) }))
    .filter((difference) => difference.former !== difference.present)

type Writers = { [Field in ProductField]?: (draft: ProductDraft) => string }

const sizeText = ({ length, width, height, unit }: ProductDraft['productSize']): string =>
  [length, width, height].some(Boolean) ? `${length || '–'} × ${width || '–'} × ${height || '–'} ${unit}`.trim() : ''

/** How fields that aren't a text are written, a line for each of their entries. */
const writers: Writers = {
  visible: ({ visible }) => (visible === 'on' ? '✓' : '✗'),
  managed: ({ managed }) => (managed === 'on' ? '✓' : '✗'),
  description: ({ description }) => textOfHtml(description),
  discount: ({ discount: { type, value } }) => (type === 'NONE' ? '' : `${value}${type === 'PERCENT' ? '%' : ''}`),
  unit: ({ unit }) => (unit.quantity ? `${unit.quantity} ${unit.measure} / ${unit.baseQuantity} ${unit.baseMeasure}` : ''),
  productSize: ({ productSize }) => sizeText(productSize),
  packageSize: ({ packageSize }) => sizeText(packageSize),
  options: ({ options }) => lines(options, ({ name, choices }) => `${name}: ${choices.map((choice) => choice.name).join(', ')}`),
  variants: variantTexts,
  media: ({ media }) => lines(media, ({ id, alt }) => alt || id),
  customTexts: ({ customTexts }) =>
    lines(customTexts, ({ title, maxLength, mandatory }) => `${title} (${maxLength}${mandatory ? ', ✓' : ''})`),
  sections: ({ sections }) => lines(sections, ({ title, description }) => `${title}: ${textOfHtml(description)}`),
  seo: ({ seo }) => lines([seo.title, seo.description, seo.keywords].filter(Boolean), (text) => text),
}

const lines = <Entry>(entries: readonly Entry[], write: (entry: Entry) => string): string => entries.map(write).join('\n')

/** `M / Moss: 25.00, TS-M`, and whether the variant is hidden. */
function variantTexts({ options, variants, price }: ProductDraft): string {
  const names = new Map(combinations(options).map(({ key, name }) => [key, name]))
  return lines(variants, (row) => {
    const facts = [row.price || price, row.cost, row.sku, row.weight, row.visible === 'on' ? '' : '✗'].filter(Boolean)
    return `${names.get(row.key) ?? ''}: ${facts.join(', ')}`
  })
}

function fieldText(draft: ProductDraft, field: ProductField): string {
  const value = draft[field]
  return writers[field]?.(draft) ?? (typeof value === 'string' ? value : '')
}
