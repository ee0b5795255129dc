import { findDataCollection } from '../../data-collections/public.ts'
import { suggestedDisplayField } from '../display-field.ts'
import type { CollectionScope } from '../import.ts'
import { checkDisplayField, checkMapping } from '../plan.ts'
import { suggestedMapping } from '../suggest.ts'
import type { Planning } from './into.ts'

/** Rows become items of a data collection. */
export const planCollection = (scope: CollectionScope): Planning => ({
  async suggested(context, { columns, format, valuesOf }) {
    const collection = await findDataCollection(context, scope, 'read')
    const mapping = suggestedMapping({ collection, columns, format })
    // The keys of objects become no fields by themselves, so none of them can name the items.
    const displayField = format === 'CSV' ? suggestedDisplayField({ collection, columns, mapping, valuesOf }) : undefined
    return { mapping, ...(displayField === undefined ? {} : { displayField }) }
  },
  checkMapping: (_, mapping, columns) => checkMapping(mapping, columns),
  async checkDisplayField(context, displayField, mapping) {
    checkDisplayField(displayField, mapping, await findDataCollection(context, scope, 'read'))
  },
})
