/** The ids of items that were returned whole. */
export const includedIds = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { _id?: unknown })._id : one
    return typeof id === 'string' ? [id] : []
  })
