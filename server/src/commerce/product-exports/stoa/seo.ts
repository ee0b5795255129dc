import { isDeepStrictEqual } from 'node:util'
import { presentSeo, type ProductDoc } from '../../catalogue/public.ts'
import { exactCell } from '../cells.ts'
import type { ProductRow } from '../product-row.ts'
import { seoTexts } from '../seo.ts'

type Seo = ProductDoc['seo']

/** The title and the description for search engines, if there is nothing else; undefined if there is. */
function columnsOf(seo: Seo): ReturnType<typeof seoTexts> | undefined {
  if (!seo) return { title: undefined, description: undefined }
  const { tags = [], settings } = presentSeo(seo)
  const { title, description } = seoTexts(seo)
  const written = [
    ...(title ? [{ type: 'title', children: title, custom: false, disabled: false }] : []),
    ...(description === undefined
      ? []
      : [{ type: 'meta', children: '', custom: false, disabled: false, props: { name: 'description', content: description } }]),
  ]
  const isAll = settings === undefined && isDeepStrictEqual(tags, written)
  return isAll ? { title, description } : undefined
}

export function seoCells(seo: Seo): ProductRow {
  const { title, description } = columnsOf(seo) ?? {}
  return { seoTitle: exactCell(title), seoDescription: exactCell(description) }
}

export const seoWithoutColumns = (seo: Seo): object => (columnsOf(seo) ? {} : { seoData: seo })
