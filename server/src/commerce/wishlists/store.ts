import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { wishlistItemsMax } from '@stoa/contract/wishlists/wishlist'
import { newId } from '../../database/ids.ts'
import { part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Context, Scope } from '../../kernel/context.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { itemsTable, wishlistsTable, type Wishlist, type WishlistItem } from './wishlist.ts'

/** Members see their own wishlist, callers acting for the site all of them. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity)
    ? part`site_id = ${identity.siteId}`
    : part`site_id = ${identity.siteId} and member_id = ${identity.id} and ${identity.kind} = 'member'`

const { columns } = wishlistsTable
const itemColumns = itemsTable.columns
const insertRow = wishlistsTable.insert()
const insertItemRow = itemsTable.insertFrom()

export function findWishlist({ db, identity }: CallerScope, memberId: string): Promise<Wishlist | undefined> {
  return db.one(sql`select ${columns} from wishlists where ${visibleTo(identity)} and member_id = ${memberId}`)
}

export function findWishlistById({ db, identity }: CallerScope, id: string): Promise<Wishlist | undefined> {
  return db.one(sql`select ${columns} from wishlists where ${visibleTo(identity)} and id = ${id}`)
}

/** Locks the caller's wishlist until the transaction ends. */
export function lockWishlist({ db, identity }: CallerScope): Promise<Wishlist | undefined> {
  return db.one(sql`select ${columns} from wishlists where ${visibleTo(identity)} and member_id = ${identity.id} for update`)
}

/** Creates an empty, locked wishlist. If another call creates one at the same moment, waits for it and returns that one. */
export async function createWishlist(context: Context): Promise<Wishlist> {
  const { db, siteId, identity, now } = context
  const empty = { id: newId(), revision: 0, createdDate: now, updatedDate: now, memberId: identity.id }
  const created = await db.one<Wishlist>(sql`
    ${insertRow(siteId, empty)} on conflict (site_id, member_id) do nothing returning ${columns}`)
  return created ?? (await lockWishlist(context)) ?? createWishlist(context)
}

/** The items of a wishlist that its caller can see, in the order in which they were added. */
export function itemsOf({ db, siteId }: Scope, wishlistId: string): Promise<WishlistItem[]> {
  return db.rows(sql`
    select ${itemColumns} from wishlist_items where site_id = ${siteId} and wishlist_id = ${wishlistId} order by position`)
}

export async function hasItem({ db, siteId }: Scope, { wishlistId, itemKey }: WishlistItem): Promise<boolean> {
  const row = await db.one(sql`
    select 1 from wishlist_items where site_id = ${siteId} and wishlist_id = ${wishlistId} and item_key = ${itemKey}`)
  return row !== undefined
}

/** Inserts an item of a locked wishlist, unless the wishlist is full or has it. Returns whether it was inserted. */
export async function insertItem({ db, siteId }: Scope, item: WishlistItem): Promise<boolean> {
  const row = await db.one(sql`
    ${insertItemRow(siteId, item)}
    where (select count(*) from wishlist_items where site_id = ${siteId} and wishlist_id = ${item.wishlistId}) < ${wishlistItemsMax}
    on conflict (site_id, wishlist_id, item_key) do nothing returning 1`)
  return row !== undefined
}

/** Deletes an item of a locked wishlist. Undefined if it doesn't have it. */
export function deleteItem({ db, siteId }: Scope, wishlistId: string, itemKey: string): Promise<WishlistItem | undefined> {
  return db.one(sql`
    delete from wishlist_items where site_id = ${siteId} and wishlist_id = ${wishlistId} and item_key = ${itemKey} returning ${itemColumns}`)
}

/** Saves the next revision of a locked wishlist, and returns it. */
export async function updateWishlist({ db, siteId, now }: Context, wishlist: Wishlist): Promise<Wishlist> {
  const saved = { ...wishlist, revision: wishlist.revision + 1, updatedDate: now }
  await db.run(sql`
    update wishlists set revision = ${saved.revision}, updated_date = ${now} where site_id = ${siteId} and id = ${saved.id}`)
  return saved
}

/** The number of wishlists with a product of the built-in catalogue. */
export async function countWishlistsWith({ db, identity }: CallerScope, productId: string): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(distinct wishlist_id)::int as count from wishlist_items
    where site_id = ${identity.siteId} and ${actsForSite(identity)} and catalog_item_id = ${productId} and app_id = any(${catalogueAppIds}::uuid[])`)
  return row!.count
}

/** Deletes the wishlist of a member who was purged. Returns its ID. */
export async function deleteWishlistOf({ db, siteId }: Scope, memberId: string): Promise<string | undefined> {
  const deleted = await db.one<{ id: string }>(sql`
    delete from wishlists where site_id = ${siteId} and member_id = ${memberId} returning id`)
  if (deleted) await db.run(sql`delete from wishlist_items where site_id = ${siteId} and wishlist_id = ${deleted.id}`)
  return deleted?.id
}
