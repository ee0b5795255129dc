/** Calls of the wire that a site of ours always refuses, and says so (decisions 0034 and 0039). */
export const alwaysRefused: ReadonlySet<string> = new Set([
  'dataCollections.addSpecialDataPermissions',
  'dataCollections.updateSpecialDataPermissions',
  'dataCollections.removeSpecialDataPermissions',
  'dataCollections.addUrlizedPlugin',
  'dataCollections.deleteUrlizedPlugin',
  'dataCollections.addMultilingualPlugin',
  'dataCollections.deleteMultilingualPlugin',
  'dataCollections.addCatalogPlugin',
  'dataCollections.deleteCatalogPlugin',
])
