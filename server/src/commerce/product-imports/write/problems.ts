import type { Violation } from '@stoa/contract/problems'
import type { ProductField } from '@stoa/contract/product-imports/fields'
import type { ImportProblem } from '../../../content/data-imports/public.ts'
import { messageOf, type Written } from '../../products-v3/public.ts'
import type { Cells } from '../read/cells.ts'
import type { SentProduct } from '../read/input.ts'
import type { ReadProduct } from '../read/product.ts'

type Problem = Extract<Written, { problem: unknown }>['problem']

/** The cells that parts of a product come from, the longest paths first. `$1` is the number of the list’s entry. */
const fields: readonly (readonly [path: RegExp, field: string])[] = [
  [/^name\b/, 'name'],
  [/^slug\b/, 'slug'],
  [/^(plainDescription|description)\b/, 'description'],
  [/^brand\b/, 'brand'],
  [/^ribbon\b/, 'ribbon'],
  [/^productType\b/, 'productType'],
  [/^media\b/, 'pictures'],
  [/^infoSections\[(\d+)\]\.(?:plainDescription|description)\b/, 'sectionText$1'],
  [/^infoSections\[(\d+)\]/, 'sectionTitle$1'],
  [/^modifiers\[(\d+)\]\.freeTextSettings\.maxCharCount\b/, 'textLimit$1'],
  [/^modifiers\[(\d+)\]/, 'textTitle$1'],
  [/^options\[(\d+)\]\.choicesSettings\b/, 'optionValue$1'],
  [/^options\[(\d+)\]/, 'optionName$1'],
  [/^seoData\b/, 'seoTitle'],
  [/^discount\b/, 'discountValue'],
]

const fieldsOfVariant: readonly (readonly [path: RegExp, field: ProductField])[] = [
  [/^price\.compareAtPrice\b/, 'price'],
  [/^price\b/, 'price'],
  [/^sku\b/, 'sku'],
  [/^barcode\b/, 'barcode'],
  [/^revenueDetails\b/, 'cost'],
  [/^physicalProperties\.weight\b/, 'weight'],
  [/^inventoryItem\b/, 'stock'],
]

type Sent = Pick<ReadProduct, 'rows'> & Pick<SentProduct, 'variantRows'>

/** What is wrong with the fields of a product, at the cell of the first one. */
export function problemOfViolations(violations: readonly Violation[], product: Sent): ImportProblem {
  const [first] = violations
  const path = first!.field.replace(/^product\./, '')
  const found = cellOf(path, product)
  const { code, text } = { code: first!.violatedRule ?? 'VALIDATION', text: first!.description ?? '' }
  const isEmpty = code === 'REQUIRED_FIELD' && found.column !== undefined
  const description = sentence(found.column === undefined ? `“${path}”` : 'The cell', isEmpty ? 'is empty' : text)
  return { ...found, code, description }
}

/** Descriptions go on after a name, such as “is required”, or are sentences. */
const sentence = (subject: string, text: string): string => (/^[a-z]/.test(text) ? `${subject} ${text.replace(/\.$/, '')}.` : text)

const variantPath = /^variantsInfo\.variants\[(\d+)\]\.?/

function cellOf(path: string, product: Sent): Pick<ImportProblem, 'row' | 'column'> {
  const variant = variantPath.exec(path)
  const rows = product.rows
  if (!variant) return rows[0]!.at(fieldAt(path, fields))
  const row = rowOfVariant(Number(variant[1]), product)
  return row.at(fieldAt(path.slice(variant[0].length), fieldsOfVariant))
}

function rowOfVariant(index: number, { rows, variantRows }: Sent): Cells {
  return rows.find(({ row }) => row === variantRows[index]) ?? rows[0]!
}

function fieldAt(path: string, table: readonly (readonly [RegExp, string])[]): ProductField | undefined {
  for (const [pattern, field] of table) {
    const match = pattern.exec(path)
    if (match) return field.replace('$1', String(Number(match[1] ?? 0) + 1)) as ProductField
  }
  return undefined
}

const fieldsOfProblems: Readonly<Record<string, ProductField>> = {
  DUPLICATE_SLUG_ERROR: 'slug',
  BARCODE_ALREADY_EXIST_ERROR: 'barcode',
  PRODUCT_MEDIA_NOT_EXIST: 'pictures',
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: 'price',
}

/** Why a product can’t be saved. */
export function problemOfProduct({ code, data }: Problem, product: Pick<ReadProduct, 'rows'>): ImportProblem {
  const { names = [], mediaId } = (data ?? {}) as { names?: readonly string[]; mediaId?: string }
  const named = [...names, ...(mediaId === undefined ? [] : [mediaId])]
  return {
    ...product.rows[0]!.at(fieldsOfProblems[code]),
    code,
    description: `${messageOf(code)}${named.length > 0 ? ` (${named.join(', ')})` : ''}`,
  }
}
