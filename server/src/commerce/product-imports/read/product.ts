import { type ProductField, sectionColumns, textColumns } from '@stoa/contract/product-imports/fields'
import type { ImportProblem } from '../../../content/data-imports/public.ts'
import { plainSlugOf } from '../../../kernel/slug.ts'
import { nameOfSection } from '../../catalogue/public.ts'
import { type Cells, parseText, InvalidCell } from './cells.ts'
import { isVariant } from './groups.ts'
import type { ReadOption } from './option.ts'
import { isVariantRow, modifierOf, readChoices, readOptions } from './options.ts'
import { readOnlyVariant, readOthers, readVariant, type ReadVariant } from './variant.ts'

/** What the rows of a product say of it. What they don't say is undefined. */
export interface ReadProduct {
  rows: readonly Cells[]
  id?: string | undefined
  /** Its address, and what it is found by without an ID. */
  slug?: string | undefined
  /** Whether it was found by the SKUs of its rows. */
  isMatchedBySku?: boolean
  /** Whether the file has a column for the address, so that one that is found by its ID gets it. */
  hasSlug: boolean
  /** The fields of the product itself as the catalogue V3 writes them, before they are checked. */
  input: Record<string, unknown>
  /** The discount of the catalogue V1, for all variants. */
  discount?: ReadDiscount | undefined
  /** Fields that have a column, and nothing in its cell. */
  emptied: ReadonlySet<ProductField>
  pictures?: ReadPicture[] | undefined
  /** Their names. */
  collections?: string[] | undefined
  /** IDs of further ones. */
  collectionIds?: string[] | undefined
  /** Empty if it has only one variant. */
  options: ReadOption[]
  variants: ReadVariant[]
  /** What is said of the only variant, or of those that have no price of their own. */
  only: ReadVariant
}

export interface ReadDiscount {
  type: 'PERCENT' | 'AMOUNT' | 'NONE'
  value: number
}

export interface ReadPicture {
  row: number
  /** The ID of a file, or a web address. */
  source: string
  altText?: string | undefined
}

/** A product from its rows, or why they can't be read. */
export function readProduct(rows: readonly Cells[]): ReadProduct | { problem: ImportProblem } {
  try {
    return readRows(rows)
  } catch (error) {
    if (error instanceof InvalidCell) return { problem: error.problem }
    throw error
  }
}

function readRows(rows: readonly Cells[]): ReadProduct {
  const first = rows[0]!
  if (isVariant(first)) throw new InvalidCell(withoutProduct(first))
  const listed = readOptions(rows)
  const variants =
    listed.length > 0 ? rows.filter((row) => isVariantRow(row, rows)).map((row) => readVariant(row, readChoices(row, listed))) : []
  const isChosen = variants.length > 0
  const { collectionIds, ...input } = readInput(first, isChosen ? [] : listed)
  return {
    rows,
    ...keysOf(first),
    input,
    discount: readDiscount(first),
    emptied: first.emptied(),
    pictures: readPictures(rows),
    collections: readCollections(first),
    collectionIds: readIds(collectionIds, first),
    options: isChosen ? listed : [],
    variants,
    only: readOnlyVariant(first),
  }
}

const withoutProduct = (row: Cells): ImportProblem => ({
  ...row.at('rowType'),
  code: 'PRODUCT_ROW_MISSING',
  description: 'The rows of a product’s variants must follow the row of the product.',
})

const hostedHandle = /^product_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
/** That of the only variant of a product. */
const noId = '00000000-0000-0000-0000-000000000000'
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A handle becomes the address of the product, unless it is one that the hosted platform makes from the ID. */
function keysOf(first: Cells): Pick<ReadProduct, 'id' | 'slug' | 'hasSlug'> {
  const handle = first.text('handle')
  const id = first.text('id') ?? (handle && hostedHandle.exec(handle)?.[1])
  if (id !== undefined && (!guid.test(id) || id === noId)) first.refuse('id', 'The cell isn’t an ID.')
  const slug = first.text('slug')
  const made = handle === undefined || hostedHandle.test(handle) ? undefined : plainSlugOf(handle, slugMax) || undefined
  return { id: id?.toLowerCase(), slug: slug ?? made, hasSlug: slug !== undefined }
}

const slugMax = 100

const collectionNameMax = 80

function readCollections(first: Cells): string[] | undefined {
  const names = first.list('collections')
  const long = names?.find((name) => name.length > collectionNameMax)
  return long === undefined
    ? names
    : first.refuse('collections', `The name of a collection has at most ${collectionNameMax} characters: “${long.slice(0, 40)}…”`)
}

function readIds(ids: unknown, first: Cells): string[] | undefined {
  if (ids === undefined) return undefined
  return Array.isArray(ids) && ids.every((id): id is string => typeof id === 'string' && guid.test(id))
    ? ids
    : first.refuse('others', '“collectionIds” isn’t a list of IDs.')
}

/** Those with a value. */
const defined = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const productTypes: ReadonlyMap<string, string> = new Map([
  ['physical', 'PHYSICAL'],
  ['digital', 'DIGITAL'],
])

/** What the row of a product says of it, with the options that make no variants. */
function readInput(first: Cells, modifiers: readonly ReadOption[]): Record<string, unknown> {
  const [brand, ribbon] = [first.text('brand'), first.text('ribbon')]
  const chosen = [...modifiers.map(modifierOf), ...readTexts(first)]
  const { options: _options, variantsInfo: _variants, ...others } = readOthers(first)
  return {
    ...others,
    ...defined({
      name: first.text('name'),
      plainDescription: first.text('description'),
      brand: brand === undefined ? undefined : { name: brand },
      ribbon: ribbon === undefined ? undefined : { name: ribbon },
      visible: readVisible(first),
      productType: readType(first),
      infoSections: readSections(first),
      modifiers: chosen.length > 0 ? chosen : undefined,
      seoData: readSeo(first),
    }),
  }
}

function readVisible(first: Cells): boolean | undefined {
  const status = first.text('status')?.toLowerCase()
  return status !== undefined && status !== 'active' ? false : first.boolean('visible')
}

function readType(first: Cells): string | undefined {
  const type = first.text('productType')?.toLowerCase()
  if (type !== undefined) return productTypes.get(type) ?? first.refuse('productType', 'The cell isn’t “physical” or “digital”.')
  const isShipped = first.boolean('requiresShipping')
  return isShipped === undefined ? undefined : isShipped ? 'PHYSICAL' : 'DIGITAL'
}

function readDiscount(first: Cells): ReadDiscount | undefined {
  const value = first.number('discountValue')
  if (value === undefined) return undefined
  const type = (first.text('discountType') ?? 'AMOUNT').toUpperCase()
  if (type !== 'PERCENT' && type !== 'AMOUNT') return first.refuse('discountType', 'The type of the discount isn’t PERCENT or AMOUNT.')
  return value === 0 ? { type: 'NONE', value: 0 } : { type, value }
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)
const field = (name: string, number: number) => `${name}${number}` as ProductField

function readSections(first: Cells): object[] | undefined {
  const found = numbered(sectionColumns).flatMap((number) => {
    const [title, text] = [first.text(field('sectionTitle', number)), first.text(field('sectionText', number))]
    return title === undefined && text === undefined
      ? []
      : [{ title: title ?? '', plainDescription: text ?? '', uniqueName: nameOfSection(title ?? '', text ?? '') }]
  })
  return found.length > 0 ? found : undefined
}

function readTexts(first: Cells): object[] {
  return numbered(textColumns).flatMap((number) => {
    const title = first.text(field('textTitle', number))
    if (title === undefined) return []
    const maxLength = first.number(field('textLimit', number))
    const mandatory = first.boolean(field('textMandatory', number)) ?? false
    const freeTextSettings = { title, ...(maxLength === undefined ? {} : { maxCharCount: maxLength }) }
    return [{ name: title, modifierRenderType: 'FREE_TEXT', mandatory, freeTextSettings }]
  })
}

function readSeo(first: Cells): object | undefined {
  const [title, description] = [first.text('seoTitle'), first.text('seoDescription')]
  const tags = [
    ...(title === undefined ? [] : [{ type: 'title', children: title, custom: false, disabled: false }]),
    ...(description === undefined
      ? []
      : [{ type: 'meta', props: { name: 'description', content: description }, custom: false, disabled: false }]),
  ]
  return tags.length > 0 ? { tags } : undefined
}

function readPictures(rows: readonly Cells[]): ReadPicture[] | undefined {
  const pictures = rows.flatMap((row) => {
    const sources = row.list('pictures') ?? []
    const texts = altTextsOf(row, sources.length)
    return sources.map((source, at): ReadPicture => ({ row: row.row, source, altText: texts[at] }))
  })
  if (pictures.length === 0) return undefined
  for (const row of rows) {
    const source = row.text('variantPicture')
    if (source !== undefined) pictures.push({ row: row.row, source })
  }
  const first = new Map(pictures.toReversed().map((picture) => [picture.source, picture]))
  return pictures.filter((picture) => first.get(picture.source) === picture)
}

/** The texts of a row's pictures: a list in JSON, or the text of the only one. */
function altTextsOf(row: Cells, count: number): (string | undefined)[] {
  const text = row.text('pictureTexts')
  if (text === undefined) return []
  const list = text.startsWith('[') ? parseText(text) : undefined
  if (!Array.isArray(list)) return count === 1 ? [text] : []
  return list.map((one: unknown) => (typeof one === 'string' ? one : undefined))
}
