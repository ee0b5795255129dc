import { data, dataTrash, newDataCollection } from './dashboard/data.ts'
import { dataPages } from './dashboard/data-pages.ts'
import { dataQuery } from './dashboard/data-query.ts'
import { dataIndexes, dataPermissions } from './dashboard/data-rules.ts'
import { dataSchema } from './dashboard/data-schema.ts'
import { dataTemplates } from './dashboard/data-templates.ts'
import { filter } from './dashboard/filter.ts'
import { grid } from './dashboard/grid.ts'
import { imports } from './dashboard/imports.ts'
import { item } from './dashboard/item.ts'
import { itemReferences } from './dashboard/item-references.ts'
import { deletedItems, itemHistory } from './dashboard/item-history.ts'
import { mediaField, richText } from './dashboard/rich-text.ts'
import { publishing } from './dashboard/publishing.ts'
import { whose } from './dashboard/whose.ts'

/** What the desk says of site data, and no other page of it. */
export const dataDesk = {
  data,
  grid,
  publishing,
  whose,
  filter,
  imports,
  item,
  itemHistory,
  itemReferences,
  richText,
  mediaField,
  deletedItems,
  newDataCollection,
  dataTrash,
  dataSchema,
  dataPermissions,
  dataIndexes,
  dataPages,
  dataQuery,
  dataTemplates,
}
