import { levelsMax } from '@stoa/contract/categories/limits'
import { storesNamespace } from '@stoa/contract/categories/tree-reference'
import type { Client } from '@stoa/sdk'
import { collectionsTable } from '../../server/src/commerce/collections/collection.ts'
import { type Node, treeOf } from '../../server/src/commerce/collections/tree/node.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { TestSite } from './site.ts'

/** The tree of the shop. */
export const treeReference = { appNamespace: storesNamespace }

type New = Parameters<Client['categories']['createCategory']>[0]['category']

let made = 0
/** Creates a category, under another one if that is named. */
export async function makeCategory(client: Client, parentId?: string, more: Partial<New> = {}) {
  const category = { name: `Category ${++made}`, ...(parentId !== undefined && { parentCategory: { id: parentId } }), ...more }
  return (await client.categories.createCategory({ category, treeReference })).category
}

/** The tree as it is stored. */
export async function storedTree({ database, siteId }: Pick<TestSite, 'database' | 'siteId'>): Promise<Node[]> {
  return database.rows<Node>(sql`
    select ${collectionsTable.select('id', 'parentId', 'path', 'siblingIndex', 'visible')} from collections where site_id = ${siteId}`)
}

/** What is wrong with a tree: nothing, if each path has the parents from the top, siblings count from 0, no visible category is under a hidden one, and none is
 *  too deep. */
export function faultsOf(nodes: readonly Node[]): string[] {
  const tree = treeOf(nodes)
  const ofNodes = nodes.flatMap(({ id, parentId, path, visible }) => {
    const parent = parentId === null ? undefined : tree.get(parentId)
    const above = parent ? [...parent.path, parent.id] : []
    return [
      ...(parentId !== null && !parent ? [`${id} has no parent`] : []),
      ...(path.join() === above.join() ? [] : [`${id} has the path ${path.join()}, its parent ${above.join()}`]),
      ...(path.length < levelsMax ? [] : [`${id} is too deep`]),
      ...(visible && parent?.visible === false ? [`${id} is visible under a hidden one`] : []),
    ]
  })
  const ofSiblings = [...Map.groupBy(nodes, ({ parentId }) => parentId)].flatMap(([parentId, siblings]) => {
    const indexes = siblings.map(({ siblingIndex }) => siblingIndex).toSorted((a, b) => a - b)
    return indexes.every((index, at) => index === at) ? [] : [`under ${parentId}: ${indexes.join()}`]
  })
  return [...ofNodes, ...ofSiblings]
}

/** Rich text of one paragraph. */
export const richText = (text: string) => ({ nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text } }] }] })
