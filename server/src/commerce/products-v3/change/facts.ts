import { allProductsId } from '@stoa/contract/collections/all-products'
import { insertImport, startImport } from '../../../content/file-imports/public.ts'
import { deleteWithoutTrace, type File, isUsable, lockFiles } from '../../../content/files/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { isShowable, pictureOf, type ProductWithVariants } from '../../catalogue/public.ts'
import { existingCollections } from '../../collections/public.ts'
import { digitalFileIds } from './digital-file.ts'
import type { Written } from './drafts.ts'
import type { Facts, ProductInput, Reading } from './input.ts'
import { mediaKeyOf } from './read-media.ts'

/** A product that is written, with its path in the request. */
export interface ProductWrite {
  at: string
  input: ProductInput
  /** What is done to it after the input is applied. */
  finish?: (written: ProductWithVariants, reading: Reading) => ProductWithVariants
}

type FileFacts = Omit<Facts, 'parts'> & { imports: readonly File[] }

/** The files and categories that products name; files that they name by URL are imported. Locks files, so it comes before products are locked. */
export async function findFacts(context: Context, writes: readonly ProductWrite[]): Promise<FileFacts> {
  const imports = await insertImports(context, writes)
  const mediaKeys = writes.flatMap(({ input }) => itemsOf(input).flatMap((item) => (item.id === undefined ? [] : mediaKeyOf(item)!)))
  const fileIds = writes.flatMap(({ input }) => digitalFileIds(input.variantsInfo?.variants ?? []))
  const ids = [...new Set([...mediaKeys, ...fileIds, ...imports.values()])]
  const files = ids.length > 0 ? await lockFiles(context, ids) : []
  const importIds = new Set(imports.values())
  const pictures = new Map(files.filter(isShowable).map((file) => [file.id, pictureOf(file)]))
  return {
    imports: files.filter(({ id }) => importIds.has(id)),
    media: new Map([...pictures, ...[...imports].flatMap(([url, id]) => (pictures.has(id) ? [[url, pictures.get(id)!] as const] : []))]),
    files: new Set(files.filter((file) => file.isPrivate && file.state === 'OK' && isUsable(file)).map(({ id }) => id)),
    categoryIds: await findCategories(context, writes),
  }
}

/** Adds the jobs that fetch imported files, after everything else is locked. Those that only products had which weren't saved aren't imported. */
export async function startImports(context: Context, { imports }: Pick<FileFacts, 'imports'>, written: readonly Written[]): Promise<void> {
  const used = new Set(written.flatMap((one) => ('saved' in one ? one.saved.product.doc.media.map(({ id }) => id) : [])))
  await deleteWithoutTrace(
    context,
    imports.filter(({ id }) => !used.has(id)),
  )
  for (const { id } of imports) if (used.has(id)) await startImport(context, { id })
}

const itemsOf = ({ media }: ProductInput) => media?.itemsInfo?.items ?? []

/** The IDs of the files that are imported, by their URLs. */
async function insertImports(context: Context, writes: readonly ProductWrite[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { at, input } of writes)
    for (const [index, { id, url, displayName }] of itemsOf(input).entries())
      if (id === undefined && url !== undefined && !ids.has(url)) {
        const request = { url, ...(displayName && { displayName }) }
        ids.set(url, (await insertImport(context, request, `${at}.media.itemsInfo.items[${index}].`)).id)
      }
  return ids
}

async function findCategories(context: Context, writes: readonly ProductWrite[]): Promise<Set<string>> {
  const ids = writes.flatMap(({ input }) => input.mainCategoryId ?? []).filter((id) => id !== allProductsId)
  return new Set(ids.length > 0 ? await existingCollections(context, ids) : [])
}
