import { newId } from '../../server/src/database/ids.ts'
import type { BestStep } from './case.ts'
import { NoSuchThing } from './case.ts'

export const eventColumns = 'site_id, id, entity_fqdn, slug, entity_id, entity_sequence, actor, time, entity'

export const visitor = (id: string): string => JSON.stringify({ identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id })

const addLine = {
  name: 'add-line',
  text: `
    with item as (
      select products.id, name, slug, product_type, price_minor, discount, image, sku, weight, available from (
        select id, name, slug, product_type, doc -> 'discount' as discount, doc -> 'media' -> 0 as image from products
        where site_id = $1 and id = $2 and visible
      ) as products cross join lateral (
        select price_minor, sku, weight::float8, case when track_quantity then quantity - reserved else $3 end as available from variants
        where site_id = $1 and product_id = $2 and id = '00000000-0000-0000-0000-000000000000'
      ) as variant where available >= $3
    ), cart as (
      insert into best.carts (site_id, id, revision, created_date, updated_date, owner_id, doc)
      select $1, $4, 1, $5, $5, $6, jsonb_build_object('lines', jsonb_build_object(id, jsonb_build_object('quantity', $3::int, 'name', name))) from item
      on conflict (site_id, owner_id) do update set revision = carts.revision + 1, updated_date = excluded.updated_date, checkout_id = null,
        doc = jsonb_set(carts.doc, array['lines', $2::text], jsonb_set(excluded.doc #> array['lines', $2::text], '{quantity}',
          to_jsonb(coalesce((carts.doc #>> array['lines', $2::text, 'quantity'])::int, 0) + $3::int)))
      returning id, revision, doc
    ), logged as (
      insert into best.events (${eventColumns})
      select $1, $7, 'wix.ecom.v1.cart', case revision when 1 then 'created' else 'updated' end, id, revision, $8, $5, doc from cart
    )
    select cart.id as "cartId", cart.revision, cart.doc, to_jsonb(item) as item from cart, item`,
}

interface AddToCart {
  lineItems: [{ quantity: number; catalogReference: { catalogItemId: string } }]
}

/** Adds one line: the item is looked up, the cart is created or extended, and the event is written by one statement. */
export const addToCart: BestStep = async ({ rows, siteId }, { body, callerId }) => {
  const [{ quantity, catalogReference }] = (body as AddToCart).lineItems
  const values = [siteId, catalogReference.catalogItemId, quantity, newId(), new Date(), callerId, newId(), visitor(callerId)]
  const [cart] = await rows(addLine, values)
  if (!cart) throw new NoSuchThing(catalogReference.catalogItemId)
  return { cart }
}

const insertOne = {
  name: 'insert-item',
  text: `
    with item as (
      insert into best.data_items (site_id, collection_id, id, created_date, updated_date, owner_id, doc) values ($1, $2, $3, $4, $4, $5, $6)
      returning id, revision, doc
    ), logged as (
      insert into best.events (${eventColumns}) select $1, $7, 'wix.data.v1.item', 'created', id, 1, $8, $4, doc from item
    )
    select * from item`,
}

interface InsertItem {
  dataCollectionId: string
  dataItem: { data: object }
}

export const insertItem: BestStep = async ({ rows, siteId }, { body, callerId }) => {
  const { dataCollectionId, dataItem } = body as InsertItem
  const values = [siteId, dataCollectionId, newId(), new Date(), callerId, JSON.stringify(dataItem.data), newId(), visitor(callerId)]
  const [item] = await rows(insertOne, values)
  return { dataItem: item }
}
