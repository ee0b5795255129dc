import type { dataCollections as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addCatalogPlugin } from './calls/add-catalog-plugin.ts'
import { addCmsPlugin } from './calls/add-cms-plugin.ts'
import { addDataCollectionPlugin } from './calls/add-data-collection-plugin.ts'
import { addDraftItemsPlugin } from './calls/add-draft-items-plugin.ts'
import { addMultilingualPlugin } from './calls/add-multilingual-plugin.ts'
import { addPublishPlugin } from './calls/add-publish-plugin.ts'
import { addSpecialDataPermissions } from './calls/add-special-data-permissions.ts'
import { addUrlizedPlugin } from './calls/add-urlized-plugin.ts'
import { countItemsOfDataCollections } from './calls/count-items-of-data-collections.ts'
import { createDataCollectionField } from './calls/create-data-collection-field.ts'
import { createDataCollection } from './calls/create-data-collection.ts'
import { createDataIndex } from './calls/create-data-index.ts'
import { deleteCatalogPlugin } from './calls/delete-catalog-plugin.ts'
import { deleteCmsPlugin } from './calls/delete-cms-plugin.ts'
import { deleteDataCollectionField } from './calls/delete-data-collection-field.ts'
import { deleteDataCollectionPlugin } from './calls/delete-data-collection-plugin.ts'
import { deleteDataCollection } from './calls/delete-data-collection.ts'
import { deleteDraftItemsPlugin } from './calls/delete-draft-items-plugin.ts'
import { deleteMultilingualPlugin } from './calls/delete-multilingual-plugin.ts'
import { deletePublishPlugin } from './calls/delete-publish-plugin.ts'
import { deleteUrlizedPlugin } from './calls/delete-urlized-plugin.ts'
import { dropDataIndex } from './calls/drop-data-index.ts'
import { explainDataAccess } from './calls/explain-data-access.ts'
import { getDataCollection } from './calls/get-data-collection.ts'
import { getDataPageSettings } from './calls/get-data-page-settings.ts'
import { getDataPage } from './calls/get-data-page.ts'
import { getDataPermissions } from './calls/get-data-permissions.ts'
import { getMyDataPermissions } from './calls/get-my-data-permissions.ts'
import { listAvailableDataIndexes } from './calls/list-available-data-indexes.ts'
import { listDataCollections } from './calls/list-data-collections.ts'
import { listDataIndexes } from './calls/list-data-indexes.ts'
import { listDataPages } from './calls/list-data-pages.ts'
import { listDeletedDataCollections } from './calls/list-deleted-data-collections.ts'
import { listFieldUses } from './calls/list-field-uses.ts'
import { patchDataCollectionField } from './calls/patch-data-collection-field.ts'
import { patchDataCollection } from './calls/patch-data-collection.ts'
import { removeSpecialDataPermissions } from './calls/remove-special-data-permissions.ts'
import { restoreDataCollection } from './calls/restore-data-collection.ts'
import { updateDataCollectionField } from './calls/update-data-collection-field.ts'
import { updateDataCollection } from './calls/update-data-collection.ts'
import { updateDataPageSettings } from './calls/update-data-page-settings.ts'
import { updateDataPermissions } from './calls/update-data-permissions.ts'
import { updateSpecialDataPermissions } from './calls/update-special-data-permissions.ts'

export const dataCollections: Handlers<typeof contract> = {
  createDataCollection,
  getDataCollection,
  listDataCollections,
  updateDataCollection,
  patchDataCollection,
  deleteDataCollection,
  restoreDataCollection,
  createDataCollectionField,
  updateDataCollectionField,
  patchDataCollectionField,
  deleteDataCollectionField,
  countItemsOfDataCollections,
  listDeletedDataCollections,
  explainDataAccess,
  listFieldUses,
  createDataIndex,
  dropDataIndex,
  listDataIndexes,
  listAvailableDataIndexes,
  getDataPermissions,
  updateDataPermissions,
  addSpecialDataPermissions,
  updateSpecialDataPermissions,
  removeSpecialDataPermissions,
  getMyDataPermissions,
  listDataPages,
  getDataPage,
  getDataPageSettings,
  updateDataPageSettings,
  addDataCollectionPlugin,
  deleteDataCollectionPlugin,
  addPublishPlugin,
  deletePublishPlugin,
  addDraftItemsPlugin,
  deleteDraftItemsPlugin,
  addCmsPlugin,
  deleteCmsPlugin,
  addUrlizedPlugin,
  deleteUrlizedPlugin,
  addMultilingualPlugin,
  deleteMultilingualPlugin,
  addCatalogPlugin,
  deleteCatalogPlugin,
}

export { dataIndexBuild } from './build-indexes.ts'
export { purgeData } from './purge.ts'
export { nameOf as nameOfCollection, sortSampleCollections, trashCollections } from './samples/sample-collections.ts'
