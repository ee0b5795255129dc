import { always } from '../../database/query/conditions.ts'
import { isStorable } from '../../database/query/literal.ts'
import type { SearchMethod, SearchRequest } from '../../database/query/searchable.ts'
import type { Context } from '../../kernel/context.ts'
import {
  findWordSearch,
  productRank,
  productSearchCondition,
  variantRank,
  variantSearchCondition,
  type WordField,
  type WordSearch,
} from '../catalogue/public.ts'
import type { View } from './present/view.ts'
import { byProduct } from './variants-target.ts'

type Details = Partial<{ [Field in keyof SearchRequest]: SearchRequest[Field] | null }> | null | undefined
type Reader = Pick<View, 'isShop'>

const fieldsOfProducts: Readonly<Record<string, WordField>> = {
  name: 'NAME',
  description: 'TEXTS',
  'brand.name': 'BRAND',
  'variantsInfo.variants.sku': 'SKU',
  'variantsInfo.variants.barcode': 'BARCODE',
}
const fieldsOfVariants: Readonly<Record<string, WordField>> = { 'productData.name': 'NAME', sku: 'SKU' }

/** How products are searched: by words of the site's language, those that fit best first (decision 0150). */
export async function searchableProducts(context: Context, details: Details, reader: Reader): Promise<SearchMethod> {
  const words = await wordSearchFor(context, { details, fields: fieldsOfProducts }, reader)
  return {
    fields: Object.keys(fieldsOfProducts),
    condition: () => (words ? productSearchCondition(words) : always),
    ranked: words && { rank: productRank(words), order: [{ fieldName: 'createdDate', order: 'DESC' }] },
  }
}

/** The same of variants. */
export async function searchableVariants(context: Context, details: Details, reader: Reader): Promise<SearchMethod> {
  const words = await wordSearchFor(context, { details, fields: fieldsOfVariants }, reader)
  return {
    fields: Object.keys(fieldsOfVariants),
    condition: () => (words ? variantSearchCondition(words) : always),
    ranked: words && { rank: variantRank(words), order: byProduct },
  }
}

interface Searched {
  details: Details
  fields: Readonly<Record<string, WordField>>
}

/** Undefined without words. Those that are refused aren't looked for. */
async function wordSearchFor(context: Context, { details, fields }: Searched, reader: Reader): Promise<WordSearch | undefined> {
  const { expression, mode, fuzzy, fields: requested } = details ?? {}
  if (!expression?.trim() || !isStorable(expression)) return undefined
  const among = requested?.length ? new Set(requested.flatMap((field) => fields[field] ?? [])) : undefined
  return findWordSearch(context, { expression, mode: mode ?? 'OR', fuzzy: fuzzy ?? false, fields: among }, reader)
}
