import type { Static } from 'typebox'
import { updateInfoSection } from '@stoa/contract/info-sections/calls'
import { infoSectionEvents } from '@stoa/contract/info-sections/events'
import { infoSectionsFilterable, type InfoSection } from '@stoa/contract/info-sections/info-section'
import { richContentOf } from '../../content/rich-content/public.ts'
import { entityTarget } from '../../database/query/target.ts'
import { partColumns, type PartArea, partId, type Section } from '../catalogue-parts/public.ts'

/** Sections, each with a text. */
export const infoSectionArea: PartArea<
  Section,
  Static<typeof InfoSection>,
  'INFO_SECTION_NOT_FOUND',
  'INFO_SECTION_NAME_ALREADY_EXISTS'
> & { problems: typeof updateInfoSection.problems } = {
  kind: 'infoSection',
  target: entityTarget({
    filterable: infoSectionsFilterable,
    id: partId,
    columns: {
      ...partColumns,
      uniqueName: { sql: 'catalogue_parts.name', notNull: true },
      title: "catalogue_parts.doc ->> 'title'",
    },
  }),
  limit: 100,
  missing: 'INFO_SECTION_NOT_FOUND',
  taken: 'INFO_SECTION_NAME_ALREADY_EXISTS',
  problems: updateInfoSection.problems,
  events: infoSectionEvents,
  present: ({ id, revision, createdDate, updatedDate, name, doc }, _context, count) => ({
    id,
    revision: String(revision),
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
    uniqueName: name,
    title: doc.title,
    description: richContentOf(doc.description),
    plainDescription: doc.description,
    ...(count !== undefined && { assignedProductsCount: count }),
  }),
  shown: ({ name, doc: { title, description } }) => [name, title, description],
}
