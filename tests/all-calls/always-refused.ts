/** Calls of the wire that a site of ours always refuses, and says so (decision 0034). */
export const alwaysRefused: ReadonlySet<string> = new Set([
  'dataCollections.addSpecialDataPermissions',
  'dataCollections.updateSpecialDataPermissions',
  'dataCollections.removeSpecialDataPermissions',
])
