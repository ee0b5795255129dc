import { Type } from 'typebox'
import { CollectionId } from '../collections/collection-id.ts'
import { Paging } from '../query.ts'
import { field, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { CatalogueNumber } from './prices.ts'

/** Up to this many products are counted, in all and for each value of a filter. The same bound as for the totals of queries (decision 0006). */
export const listedMax = 10_000

/** Maximum number of options, and of values of one filter, in a request. */
const valuesMax = 20

const Values = Type.Array(Text(50, 1), { maxItems: valuesMax })

/** Filters of a list of products. Values of one filter are alternatives; a product must match all filters. */
const ProductListFilter = Shape({
  minPrice: maybe(CatalogueNumber, 'Lowest price. A product’s price is the lowest that a shopper pays for one of its variants.'),
  maxPrice: maybe(CatalogueNumber, 'Highest price, compared in the same way.'),
  inStock: maybe(Type.Boolean(), 'True: only products with a variant in stock. False has no effect.'),
  onSale: maybe(Type.Boolean(), 'True: only products with a discount of their own. False has no effect.'),
  ribbons: maybe(Values, 'Ribbons, such as “New”. A product has at most one.'),
  brands: maybe(Values, 'Brands, written as the products have them.'),
  collectionIds: maybe(
    Type.Array(CollectionId, { maxItems: valuesMax }),
    'IDs of visible collections that products are in themselves, not only in one below them. Others have no products.',
  ),
  options: maybe(
    Type.Record(Type.String(), Values, { maxProperties: valuesMax }),
    'Choices by the name of their option, such as `{ "Size": ["M", "L"] }`. A product matches if it can be bought in one of them.',
  ),
})

/** Order of a list of products. */
const ProductListSort = Type.Enum(['COLLECTION', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'RELEVANCE'])

export const ProductListRequest = Shape({
  collectionId: maybe(
    CollectionId,
    'Collection whose products are listed, with those of the visible collections below it. All products if absent.',
  ),
  search: maybe(
    Text(100, 1),
    'Text to find: each of its words in any form of the shop’s language, the last one also as the beginning of a word. Case and accents don’t matter.',
  ),
  filter: maybe(ProductListFilter, 'Filters that the shopper has chosen. None by default.'),
  sort: maybe(
    ProductListSort,
    'Order of the products. `COLLECTION`, the default: that of the collection, those only below it last; without one `NEWEST`. `RELEVANCE`: pinned products first, then the best matches of `search`.',
  ),
  paging: maybeNull(
    Shape({
      limit: maybeNull(Whole(1, 100), 'Products per page, at most 100. 24 by default.'),
      offset: Paging.properties.offset,
    }),
    'Page by offset.',
  ),
})

const count = maybe(
  Type.Integer({ minimum: 0 }),
  'Number of products with this value that match the filters of all other kinds. Absent if the list is too long to count.',
)

const FacetValue = Shape({ name: field(Type.String(), 'The value, as `filter` takes it.'), count })

const FacetChoice = Shape({
  name: field(Type.String(), 'Name of the choice, as `filter` takes it.'),
  color: maybe(Type.String(), 'CSS code of a colour. Absent for other options.'),
  count,
})

const FacetCollection = Shape({
  id: field(CollectionId, 'ID of the collection, as `filter` takes it.'),
  name: field(Type.String(), 'Name of the collection.'),
  count,
})

/** How many collections the filters of a list show. */
export const facetCollectionsMax = 50

/** Filters that narrow a list, with the values that its products have. They don't depend on the chosen filters; the counts do. */
export const ProductListFacets = Shape({
  options: field(
    Type.Array(
      Shape({
        name: field(Type.String(), 'Name of the option, such as Size.'),
        choices: field(Type.Array(FacetChoice), 'Choices that can be bought: colours by name, others in the shop’s order.'),
      }),
    ),
    'Options that at least two products of the list have.',
  ),
  ribbons: field(Type.Array(FacetValue), 'Ribbons of the list’s products, by name.'),
  brands: field(Type.Array(FacetValue), 'Brands of the list’s products, by name. Empty if there is only one.'),
  collections: field(
    Type.Array(FacetCollection, { maxItems: facetCollectionsMax }),
    `Visible collections that some of the list’s products are in themselves, and not all: those with the most products, up to ${facetCollectionsMax}, by name.`,
  ),
  inStock: field(Shape({ count }), 'Products with a variant in stock.'),
  onSale: maybe(Shape({ count }), 'Products with a discount of their own. Absent if no product of the list has one, or all have.'),
})
