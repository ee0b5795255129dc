import { jsonRows } from '../../../database/json-rows.ts'
import { part, sql } from '../../../database/sql.ts'
import { text, uuid } from '../../../database/table.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import { stateWith, visibleTo, type ProductState } from '../store.ts'

const formerRows = jsonRows({ slug: text(), productId: uuid() })

/** Keeps former slugs of locked products. One that was another product’s before is theirs. */
export async function insertFormerSlugs({ db, siteId }: Scope, rows: readonly { slug: string; productId: string }[]): Promise<void> {
  if (rows.length === 0) return
  await db.run(sql`
    insert into former_slugs (site_id, slug, product_id)
    select ${siteId}, rows.slug, rows."productId" from ${formerRows(rows)} as rows order by rows.slug
    on conflict (site_id, slug) do update set product_id = excluded.product_id`)
}

/** Deletes former slugs, of whichever products. */
export async function deleteFormerSlugs({ db, siteId }: Scope, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  await db.run(sql`
    delete from former_slugs where site_id = ${siteId} and slug in (
      select slug from former_slugs where site_id = ${siteId} and slug = any(${slugs}) order by slug for update)`)
}

/** The product that had a slug before and lets it redirect. None if any product, also one that the caller may not see, has it now. */
export function findByFormerSlug({ db, identity, siteId }: Context, slug: string): Promise<ProductState | undefined> {
  return db.one(sql`
    select ${stateWith(visibleTo(identity, 'variants'))} from products
    join former_slugs on former_slugs.site_id = products.site_id and former_slugs.product_id = products.id
    where ${visibleTo(identity, 'products')} and former_slugs.site_id = ${siteId} and former_slugs.slug = ${slug} and ${redirects}
      and not exists (select from products as present where present.site_id = ${siteId} and present.slug = ${slug})`)
}

const redirects = part`coalesce(products.doc #> '{seo,settings,preventAutoRedirect}', 'false') = 'false'`
