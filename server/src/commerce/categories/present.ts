import type { Page } from '../../database/query/query-plan.ts'
import type { Context } from '../../kernel/context.ts'
import { type Collection, findLinks, presentCategory } from '../collections/public.ts'

/** Categories on the wire, with what is requested. The names of those above them are read if breadcrumbs are. */
export async function presentCategories(context: Context, categories: readonly Collection[], fields: readonly string[] = []) {
  const isRequested = fields.includes('BREADCRUMBS_INFO')
  const ids = isRequested ? [...new Set(categories.flatMap(({ path }) => path))] : []
  const view = { baseUrl: context.services.settings.baseUrl, fields: new Set(fields), above: await findLinks(context, ids) }
  return categories.map((category) => presentCategory(category, view))
}

/** The same of one category. */
export async function presentOne(context: Context, category: Collection, fields?: readonly string[]) {
  const [presented] = await presentCategories(context, [category], fields)
  return presented!
}

/** A page that is read by cursor. */
export async function presentPage(context: Context, { rows, cursors, hasNext }: Page<Collection>, fields?: readonly string[]) {
  return { categories: await presentCategories(context, rows, fields), pagingMetadata: { count: rows.length, cursors, hasNext } }
}
