import { withAll, type IgnoredFields } from './listed.ts'

export const ofData: readonly IgnoredFields[] = [
  { why: 'there are no apps or hooks that run with calls', request: ['dataItems.*.appOptions', 'dataJobs.*.appOptions'] },
  { why: 'there are no hooks', request: ['dataItems.*.suppressHooks', 'dataJobs.*.suppressHooks'] },
  {
    why: 'reads of collections are always consistent',
    request: withAll('dataCollections', 'getDataCollection.consistentRead', 'listDataCollections.consistentRead'),
  },
  { why: 'items have one language', request: ['dataItems.*.language'] },
  { why: 'references in an item are always saved with it', request: ['dataItems.*.saveReferences', 'dataJobs.*.saveReferences'] },
  { why: 'fields aren’t grouped', request: ['dataItems.*.includeFieldGroups'] },
  {
    why: 'drafts are included by `publishPluginOptions`',
    request: withAll('dataItems.aggregatePipelineDataItems', 'showDrafts', 'appId'),
  },
  {
    why: 'the server sets it',
    request: ['dataCollections.addDraftItemsPlugin.draftItemsOptions', 'dataCollections.addDataCollectionPlugin.plugin.draftItemsOptions'],
    response: ['dataCollections.getDataCollection.collection.plugins[].publishOptions.lifecycleStatus'],
  },
  {
    why: 'this plugin isn’t supported',
    refused: true,
    request: [
      ...withAll(
        'dataCollections',
        'addCatalogPlugin.catalogOptions',
        'addMultilingualPlugin.multilingualOptions',
        'addUrlizedPlugin.urlizedOptions',
      ),
      ...withAll(
        'dataCollections.addDataCollectionPlugin.plugin',
        'urlizedOptions',
        'multilingualOptions',
        'editablePageLinkOptions',
        'catalogOptions',
      ),
    ],
    response: withAll(
      'dataCollections.getDataCollection.collection.plugins[]',
      'urlizedOptions',
      'multilingualOptions',
      'editablePageLinkOptions',
      'catalogOptions',
    ),
  },
  {
    why: 'special permissions aren’t supported',
    refused: true,
    request: [
      'dataCollections.addSpecialDataPermissions.specialPermissions',
      'dataCollections.updateSpecialDataPermissions.specialPermissions',
      'dataCollections.removeSpecialDataPermissions.specialPermissionsId',
    ],
    response: [
      'dataCollections.addSpecialDataPermissions.specialPermissions',
      'dataCollections.updateSpecialDataPermissions.specialPermissions',
      'dataCollections.getDataPermissions.dataPermissions.specialPermissions',
    ],
  },
]
