import type { BestRequest, BestStep } from './case.ts'
import { NoSuchThing } from './case.ts'

export const variantsOf = (product: string) => `(
  select json_agg(json_build_object('id', id, 'price', price_minor, 'sku', sku, 'weight', weight, 'choices', choices, 'trackQuantity', track_quantity,
    'available', case when track_quantity then quantity - reserved end, 'inStock', in_stock) order by position)
  from variants where variants.site_id = $1 and product_id = ${product} and visible)`

export const productColumns = `id, revision, numeric_id, name, slug, product_type, price_minor, sku, brand, ribbon, collection_ids, created_date, updated_date, doc`

const productsByPrice = {
  name: 'products-by-price',
  text: `
    select ${productColumns}, ${variantsOf('products.id')} as variants
    from products where site_id = $1 and visible and price_minor >= $2 order by name, id limit $3`,
}

interface ProductsQuery {
  query: { filter: { 'priceData.price': { $gte: number } }; paging: { limit: number } }
}

/** A page of products with their variants. The total isn't counted: the page says whether there are more. */
export const productsQuery: BestStep = async ({ rows, siteId }, { message, body }) => {
  const { query } = (message ?? body) as ProductsQuery
  const { limit } = query.paging
  const products = await rows(productsByPrice, [siteId, query.filter['priceData.price'].$gte * 100, limit + 1])
  return { products: products.slice(0, limit), hasNext: products.length > limit }
}

const productById = {
  name: 'product-by-id',
  text: `select ${productColumns}, ${variantsOf('$2')} as variants from products where site_id = $1 and id = $2 and visible`,
}

export const oneProduct: BestStep = async ({ rows, siteId }, { path }) => {
  const [product] = await rows(productById, [siteId, lastOf(path)])
  if (!product) throw new NoSuchThing(path)
  return { product }
}

export const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const ordersByStatus = {
  name: 'orders-by-status',
  text: `
    select id, revision, number, created_date, updated_date, status, payment_status, fulfillment_status, total_minor, buyer_email, doc
    from orders where site_id = $1 and payment_status = $2 order by created_date desc, id desc limit $3`,
}

interface OrdersSearch {
  search: { filter: { paymentStatus: string }; cursorPaging: { limit: number } }
}

export const ordersSearch: BestStep = async ({ rows, siteId }, { body }) => {
  const { filter, cursorPaging } = (body as OrdersSearch).search
  const orders = await rows(ordersByStatus, [siteId, filter.paymentStatus, cursorPaging.limit + 1])
  return { orders: orders.slice(0, cursorPaging.limit), hasNext: orders.length > cursorPaging.limit }
}

const signedInMember = {
  name: 'signed-in-member',
  text: `
    select members.id, members.login_email, members.status, members.privacy_status, members.slug, members.nickname, members.contact_id, members.doc,
      members.created_date, members.updated_date, members.last_login_date
    from member_sessions as session join members on members.site_id = session.site_id and members.id = session.member_id
    where session.site_id = $1 and session.id = $2 and members.site_id = $1 and session.ended_date is null and session.expires_date > now()
      and members.status = 'APPROVED' and members.deleted_date is null`,
}

/** A member whose session hasn't ended. */
export const currentMember: BestStep = async ({ rows, siteId }, { sessionId }: BestRequest) => {
  const [member] = await rows(signedInMember, [siteId, sessionId])
  if (!member) throw new NoSuchThing('member')
  return { member }
}

const itemsByPrice = {
  name: 'items-by-price',
  text: `
    select id, revision, created_date, updated_date, owner_id, doc from data_items
    where site_id = $1 and collection_id = $2 and k1 >= to_jsonb($3::numeric) and k1 < to_jsonb($4::numeric) order by k1, id limit $5`,
}

interface ItemsQuery {
  dataCollectionId: string
  query: { filter: { price: { $gte: number; $lt: number } }; paging: { limit: number } }
}

export const itemsQuery: BestStep = async ({ rows, siteId }, { body }) => {
  const { dataCollectionId, query } = body as ItemsQuery
  const { limit } = query.paging
  const items = await rows(itemsByPrice, [siteId, dataCollectionId, query.filter.price.$gte, query.filter.price.$lt, limit + 1])
  return { items: items.slice(0, limit), hasNext: items.length > limit }
}
