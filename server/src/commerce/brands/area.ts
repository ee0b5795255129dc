import type { Static } from 'typebox'
import { brandsFilterable, type Brand as Schema } from '@stoa/contract/brands/brand'
import { updateBrand } from '@stoa/contract/brands/calls'
import { brandEvents } from '@stoa/contract/brands/events'
import { entityTarget } from '../../database/query/target.ts'
import { type Brand, partColumns, type PartArea, partId } from '../catalogue-parts/public.ts'

/** Brands, which have a name. */
export const brandArea: PartArea<Brand, Static<typeof Schema>, 'BRAND_NOT_FOUND', 'BRAND_NAME_ALREADY_EXISTS'> = {
  kind: 'brand',
  target: entityTarget({
    filterable: brandsFilterable,
    id: partId,
    columns: { ...partColumns, name: { sql: 'catalogue_parts.name', notNull: true } },
  }),
  limit: 300,
  missing: 'BRAND_NOT_FOUND',
  taken: 'BRAND_NAME_ALREADY_EXISTS',
  problems: updateBrand.problems,
  events: brandEvents,
  present: ({ id, revision, createdDate, updatedDate, name }, _context, count) => ({
    id,
    revision: String(revision),
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
    name,
    ...(count !== undefined && { assignedProductsCount: count }),
  }),
  shown: ({ name }) => name,
}
