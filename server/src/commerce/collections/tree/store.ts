import { sql } from '../../../database/sql.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import { allProductsKey } from '../collection-key.ts'
import { collectionsTable } from '../collection.ts'
import { type Node, type Tree, treeOf } from './node.ts'

const columns = collectionsTable.select('id', 'parentId', 'path', 'siblingIndex', 'visible')

/** A change of the tree locks “All Products” first, which has the lowest ID. */
async function lockRoot({ db, siteId }: Scope): Promise<void> {
  await db.rows(sql`select from collections where site_id = ${siteId} and id = ${allProductsKey} for update`)
}

/** A new slug is chosen while no other transaction chooses one. */
export const lockSlugs = lockRoot

/** All categories, locked until the transaction ends. Products are locked before. A statement doesn't see what is inserted while it waits, so another one reads. */
export async function lockTree(scope: Scope): Promise<Tree> {
  await lockRoot(scope)
  const { db, siteId } = scope
  return treeOf(await db.rows<Node>(sql`select ${columns} from collections where site_id = ${siteId} order by id for update`))
}

/** Locks the tree against other changes of it, but not the categories: for a new one. Returns the index after the last one under a parent, and the number of
 *  all categories. */
export async function lockTreeForNew(scope: Scope, parentId: string | null): Promise<{ index: number; count: number }> {
  await lockRoot(scope)
  const { db, siteId } = scope
  const row = await db.one<{ index: number; count: number }>(sql`
    select coalesce(max(sibling_index) filter (where parent_id is not distinct from ${parentId}::uuid) + 1, 0) as index, count(*)::int as count
    from collections where site_id = ${siteId}`)
  return row!
}

/** Saves locked nodes; the changed ones get another revision. An index alone isn't a change of a category. */
export async function saveNodes({ db, siteId, now }: Context, nodes: readonly Node[], isChanged: (node: Node) => boolean): Promise<void> {
  const saved = JSON.stringify(nodes.map((node) => ({ ...node, step: isChanged(node) ? 1 : 0 })))
  await db.run(sql`
    update collections set parent_id = node."parentId", path = node.path, sibling_index = node."siblingIndex", visible = node.visible,
      revision = revision + node.step, updated_date = case node.step when 0 then updated_date else ${now} end
    from jsonb_to_recordset(${saved}::jsonb) as node (id uuid, "parentId" uuid, path uuid[], "siblingIndex" integer, visible boolean, step integer)
    where collections.site_id = ${siteId} and collections.id = node.id`)
}

export async function deleteNodes({ db, siteId }: Scope, ids: readonly string[]): Promise<void> {
  await db.run(sql`delete from collections where site_id = ${siteId} and id = any(${ids}::uuid[])`)
}

/** The categories below one, at any level. */
export async function idsBelow({ db, siteId }: Scope, id: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`select id from collections where site_id = ${siteId} and path @> array[${id}::uuid]`)
  return rows.map((row) => row.id)
}
