import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { Currency, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { EntityRevision, ProductTypeV3, WeightUnitInfo } from './product.ts'
import { Variant } from './variant.ts'

const { id: _id, choices, ...ofVariant } = Variant.properties

/** A variant in a list of the whole catalogue, with what it has of its product. */
export const ListedVariant = Answered(
  Shape({
    id: maybe(Guid, 'ID of the variant or, of the only one of a product without options, of the product.'),
    variantId: maybe(Guid, 'ID of the variant within its product.'),
    optionChoices: choices,
    ...ofVariant,
    productData: maybe(
      Shape({
        productId: maybe(Guid, 'ID of the product.'),
        name: maybe(Text(80), 'Name of the product.'),
        slug: maybe(Text(100), 'Last part of the address of its page.'),
        handle: maybe(Text(100), 'Name of the product in imports: its slug.'),
        visible: maybe(Type.Boolean(), 'Whether shoppers can see the product.'),
        productType: maybe(ProductTypeV3, 'Whether it is delivered or downloaded.'),
        mainCategoryId: maybeNull(CollectionId, 'Category that the breadcrumbs of the page lead through.'),
        currency: maybe(Currency, 'Currency of all amounts. On request: CURRENCY.'),
        revision: maybe(EntityRevision, 'Revision of the product.'),
        physicalProperties: maybe(
          Shape({ weightMeasurementUnitInfo: maybe(WeightUnitInfo, 'Unit of weights. On request: WEIGHT_MEASUREMENT_UNIT_INFO.') }),
          'For products that are delivered.',
        ),
      }),
      'What the variant has of its product.',
    ),
  }),
  ['id', 'variantId', 'visible', 'price', 'inventoryStatus', 'productData'],
)
