import { randomUUID } from 'node:crypto'
import { lockRow, lockTree, moved, saveCollection, saveNodes } from '../../server/src/commerce/collections/public.ts'
import { serverContext } from '../../server/src/jobs/public.ts'
import type { Context } from '../../server/src/kernel/context.ts'
import { inTransaction } from '../../server/src/kernel/in-transaction.ts'
import { appId } from './goods.ts'
import { type TestSite } from './site.ts'
import { storedEvents } from './stored-events.ts'

/** The tree of the shop, as a request names it. */
export const treeReference = { appNamespace: '@wix/stores', treeKey: null }
export const otherTree = { appNamespace: '@other/app' }

/** A product as an item of a category. */
export const itemFor = (productId: string) => ({ catalogItemId: productId, appId })
export const itemsFor = (...productIds: string[]) => productIds.map(itemFor)

/** An app that may do everything with categories and products. */
export const appIdentity = (site: TestSite, id: string = randomUUID(), permissions: string[] = []) =>
  ({
    kind: 'app',
    siteId: site.siteId,
    id,
    permissions: [
      'CATEGORIES.CATEGORY_READ',
      'CATEGORIES.CATEGORY_ADD_ITEM',
      'CATEGORIES.CATEGORY_REMOVE_ITEM',
      'CATEGORIES.ITEM_SET_CATEGORIES',
      'CATEGORIES.CATEGORY_MOVE_ITEM',
      ...permissions,
    ],
  }) as const

const asServer = <Result>({ app: { services }, siteId }: TestSite, work: (context: Context) => Promise<Result>): Promise<Result> =>
  inTransaction(services.database, async (transaction) => work(await serverContext(services, siteId, transaction)))

/** Puts a category under another one. */
export const putUnder = (site: TestSite, parentId: string, id: string): Promise<void> =>
  asServer(site, async (context) => {
    const after = moved(await lockTree(context), { id, parentId, at: 'LAST' })
    if ('problem' in after) throw new Error(after.problem)
    await saveNodes(context, after.nodes, () => true)
  })

/** Lets only an app add products to a category and remove them. */
export const letManage = (site: TestSite, id: string, managingAppId: string): Promise<unknown> =>
  asServer(site, async (context) => saveCollection(context, { ...(await lockRow(context, id))!, managingAppId }, []))

const itemEvents: Readonly<Record<string, string>> = {
  item_added_to_category: 'added',
  item_removed_from_category: 'removed',
  items_arranged_in_category: 'arranged',
}

/** What happened to the items of a category, in order: `added` or `removed` with the product’s ID, or `arranged`. */
export async function itemEventsOf(site: TestSite, categoryId: string): Promise<string[]> {
  const events = await storedEvents(site, categoryId)
  return events.flatMap(({ slug, entity }) => {
    const { addedItem, removedItem } = entity as Record<'addedItem' | 'removedItem', { catalogItemId: string } | undefined>
    const event = itemEvents[slug]
    return event ? [[event, (addedItem ?? removedItem)?.catalogItemId].filter(Boolean).join(' ')] : []
  })
}
