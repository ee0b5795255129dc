/** A field with a file of the library. The texts of the dialog come with it. */
export const fileField = {
  empty: 'No file chosen',
  missing: 'This file isn’t available. It may be in the trash.',
  isPrivate: 'Private: pages don’t show it.',
  open: 'Choose a file',
  openFor: (field: string) => `Choose a file for ${field}`,
  change: 'Change',
  changeOf: (field: string) => `Change ${field}`,
  remove: 'Remove',
  removeOf: (field: string) => `Remove ${field}`,
}
