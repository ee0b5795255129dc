/** Products that were deleted. */
export const deletedProducts = {
  title: 'Deleted products',
  detail: 'You can restore a product for 30 days after it was deleted.',
  link: 'Deleted products',
  none: 'No deleted products',
  noneHint: 'Products that you delete appear here for 30 days.',
  deletedOn: 'Deleted',
  by: (person: string) => `by ${person}`,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  deleted: (name: string) => `“${name}” deleted.`,
  history: 'History',
}
