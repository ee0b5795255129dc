/** Calls in the specification that Stoa always refuses (decisions 0034 and 0039). */
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
