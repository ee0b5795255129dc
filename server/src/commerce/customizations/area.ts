import type { Static } from 'typebox'
import { updateCustomization } from '@stoa/contract/customizations/calls'
import { customizationsFilterable, type Customization as Schema } from '@stoa/contract/customizations/customization'
import { customizationEvents } from '@stoa/contract/customizations/events'
import { entityTarget } from '../../database/query/target.ts'
import { type Customization, partColumns, type PartArea, partId } from '../catalogue-parts/public.ts'
import { present } from './present.ts'

/** Options and modifiers. Their settings are those of new products: of what products have already, only names and colours follow. */
export const customizationArea: PartArea<
  Customization,
  Static<typeof Schema>,
  'CUSTOMIZATION_NOT_FOUND',
  'CUSTOMIZATION_NAME_ALREADY_EXISTS'
> & { problems: typeof updateCustomization.problems } = {
  kind: 'customization',
  target: entityTarget({
    filterable: customizationsFilterable,
    id: partId,
    columns: {
      ...partColumns,
      name: { sql: 'catalogue_parts.name', notNull: true },
      customizationType: "catalogue_parts.doc ->> 'customizationType'",
      customizationRenderType: "catalogue_parts.doc ->> 'renderType'",
    },
  }),
  limit: 100,
  missing: 'CUSTOMIZATION_NOT_FOUND',
  taken: 'CUSTOMIZATION_NAME_ALREADY_EXISTS',
  problems: updateCustomization.problems,
  events: customizationEvents,
  present,
  shown: ({ name, doc: { choices } }) => [name, new Map(choices.map((one) => [one.choiceId, [one.name, one.color]]))],
}

/** The same for changes of a list of choices that products don't show: they have none of the choices that are added, and an order of their own. */
export const choiceListArea: typeof customizationArea = { ...customizationArea, shown: () => undefined }
