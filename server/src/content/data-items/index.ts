import type { dataItems as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { aggregateDataItems } from './calls/aggregate-data-items.ts'
import { aggregatePipelineDataItems } from './calls/aggregate-pipeline-data-items.ts'
import { bulkInsertDataItemReferences } from './calls/bulk-insert-data-item-references.ts'
import { bulkInsertDataItems } from './calls/bulk-insert-data-items.ts'
import { bulkPatchDataItems } from './calls/bulk-patch-data-items.ts'
import { bulkRemoveDataItemReferences } from './calls/bulk-remove-data-item-references.ts'
import { bulkRemoveDataItems } from './calls/bulk-remove-data-items.ts'
import { bulkSaveDataItems } from './calls/bulk-save-data-items.ts'
import { bulkUpdateDataItems } from './calls/bulk-update-data-items.ts'
import { countDataItems } from './calls/count-data-items.ts'
import { createDataItemDraft } from './calls/create-data-item-draft.ts'
import { getDataItem } from './calls/get-data-item.ts'
import { insertDataItemReference } from './calls/insert-data-item-reference.ts'
import { insertDataItem } from './calls/insert-data-item.ts'
import { isReferencedDataItem } from './calls/is-referenced-data-item.ts'
import { patchDataItem } from './calls/patch-data-item.ts'
import { publishDataItemDraft } from './calls/publish-data-item-draft.ts'
import { queryDataItems } from './calls/query-data-items.ts'
import { queryDistinctValues } from './calls/query-distinct-values.ts'
import { queryReferencedDataItems } from './calls/query-referenced-data-items.ts'
import { removeDataItemReference } from './calls/remove-data-item-reference.ts'
import { removeDataItem } from './calls/remove-data-item.ts'
import { replaceDataItemReferences } from './calls/replace-data-item-references.ts'
import { saveDataItem } from './calls/save-data-item.ts'
import { searchDataItems } from './calls/search-data-items.ts'
import { truncateDataItems } from './calls/truncate-data-items.ts'
import { unpublishDataItem } from './calls/unpublish-data-item.ts'
import { updateDataItem } from './calls/update-data-item.ts'

export const dataItems: Handlers<typeof contract> = {
  getDataItem,
  insertDataItem,
  updateDataItem,
  saveDataItem,
  patchDataItem,
  removeDataItem,
  truncateDataItems,
  queryDataItems,
  searchDataItems,
  countDataItems,
  queryDistinctValues,
  aggregateDataItems,
  aggregatePipelineDataItems,
  bulkInsertDataItems,
  bulkUpdateDataItems,
  bulkSaveDataItems,
  bulkPatchDataItems,
  bulkRemoveDataItems,
  queryReferencedDataItems,
  isReferencedDataItem,
  insertDataItemReference,
  removeDataItemReference,
  replaceDataItemReferences,
  bulkInsertDataItemReferences,
  bulkRemoveDataItemReferences,
  createDataItemDraft,
  publishDataItemDraft,
  unpublishDataItem,
}

export { loadDataCollections } from './load.ts'
export { reassignItems } from './store.ts'
