import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { refuseFields } from '../kernel/refuse.ts'
import type { Session } from './session.ts'

type Source = Record<string, unknown>

/** A field that leads to other entities. */
export interface Link {
  /** The type of the field, and of its `query` argument if it has one. */
  type: string
  queryType?: string
  description: string
  resolve(source: Source, session: Session, query: Source | undefined): unknown
}

const ofLineItem: Link = {
  type: 'CatalogV1Product',
  description: 'The product, as the catalogue has it now. Null if it isn’t from the catalogue or no longer visible.',
  resolve(source, { product }) {
    const { catalogItemId, appId } = (source.catalogReference ?? {}) as { catalogItemId?: string; appId?: string }
    const isOfCatalogue = catalogItemId !== undefined && (catalogueAppIds as readonly string[]).includes(appId ?? '')
    return isOfCatalogue ? product(catalogItemId) : null
  },
}

const collectionsOf: Link = {
  type: 'CatalogV2QueryCollectionsResponse',
  description: 'The collections in `collectionIds` that the caller can see.',
  async resolve({ collectionIds }, { collection }) {
    const found = await Promise.all(((collectionIds ?? []) as string[]).map(collection))
    const items = found.filter((one) => one !== null)
    return { items, pageInfo: { count: items.length, hasNext: false } }
  },
}

/** Products of a collection: a call for each collection, because each has its own page. */
const productsOf: Link = {
  type: 'CatalogV1QueryProductsPlatformizedResponse',
  queryType: 'CatalogV1QueryProductsPlatformizedRequestInput',
  description: 'The products of the collection. Each collection takes a separate call. Further pages are read by `paging.offset`.',
  async resolve({ id }, session, given) {
    const query = (given?.query ?? {}) as Source
    refuseCursor(query)
    const own = { collectionIds: { $hasSome: [id] } }
    const filter = query.filter ? { $and: [query.filter, own] } : own
    return listOf(await session.call('catalogue.queryProducts', { query: { ...query, filter } }), 'products', 'metadata')
  },
}

/** A cursor has the filter of its own query, which could be that of another collection. */
function refuseCursor({ cursorPaging }: Source): void {
  if ((((cursorPaging ?? {}) as Source).cursor ?? undefined) === undefined) return
  const field = 'query.cursorPaging.cursor'
  refuseFields({ field, description: 'isn’t allowed here: use paging.offset', violatedRule: 'FIELD_NOT_ALLOWED' })
}

/** Links by type and field. `collections` and `productsVirtualReference` have the platform's names. */
export const links: Readonly<Record<string, Readonly<Record<string, Link>>>> = {
  EcomCartV1LineItem: { product: ofLineItem },
  EcomCheckoutV1LineItem: { product: ofLineItem },
  EcomOrdersV1OrderLineItem: { product: ofLineItem },
  EcomOrdersV1BuyerInfo: {
    member: {
      type: 'MembersMember',
      description: 'The member who bought, with the fields that the caller can see.',
      resolve: ({ memberId }, { member }) => (typeof memberId === 'string' ? member(memberId) : null),
    },
  },
  CatalogV1StoreVariant: {
    product: {
      type: 'CatalogV1Product',
      description: 'The product of the variant.',
      resolve: ({ productId }, { product }) => product(productId as string),
    },
    collections: collectionsOf,
  },
  CatalogV1Product: { collections: collectionsOf },
  CatalogV1Collection: { productsVirtualReference: productsOf },
}

interface Metadata {
  count?: number | null
  offset?: number | null
  total?: number | null
  hasNext?: boolean | null
  cursors?: { next?: string | null; prev?: string | null }
}

/** A page of the wire as `items` and `pageInfo`. Not every call says whether there is a next page, but each has a cursor or a total that tells. */
export function listOf(response: unknown, key: string, metadataKey: string): Source {
  const { cursors, ...counts } = ((response as Source)[metadataKey] ?? {}) as Metadata
  const { count, offset, total, hasNext } = counts
  const isBeforeEnd = (offset ?? 0) + (count ?? 0) < (total ?? 0)
  const pageInfo = {
    ...counts,
    hasNext: hasNext ?? (typeof cursors?.next === 'string' || isBeforeEnd),
    nextCursor: cursors?.next,
    prevCursor: cursors?.prev,
  }
  return { items: (response as Source)[key], pageInfo }
}
