import type { Static } from 'typebox'
import { updateRibbon } from '@stoa/contract/ribbons/calls'
import { ribbonEvents } from '@stoa/contract/ribbons/events'
import { ribbonsFilterable, type Ribbon as Schema } from '@stoa/contract/ribbons/ribbon'
import { entityTarget } from '../../database/query/target.ts'
import { type Ribbon, partColumns, type PartArea, partId } from '../catalogue-parts/public.ts'

/** Ribbons, which have a name. */
export const ribbonArea: PartArea<Ribbon, Static<typeof Schema>, 'RIBBON_NOT_FOUND', 'RIBBON_NAME_ALREADY_EXISTS'> = {
  kind: 'ribbon',
  target: entityTarget({
    filterable: ribbonsFilterable,
    id: partId,
    columns: { ...partColumns, name: { sql: 'catalogue_parts.name', notNull: true } },
  }),
  limit: 100,
  missing: 'RIBBON_NOT_FOUND',
  taken: 'RIBBON_NAME_ALREADY_EXISTS',
  problems: updateRibbon.problems,
  events: ribbonEvents,
  present: ({ id, revision, createdDate, updatedDate, name }, _context, count) => ({
    id,
    revision: String(revision),
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
    name,
    ...(count !== undefined && { assignedProductCount: count }),
  }),
  shown: ({ name }) => name,
}
