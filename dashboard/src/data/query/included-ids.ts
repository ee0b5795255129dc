/** The ids of items that were answered whole. */
export const includedIds = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { _id?: unknown })._id : one
    return typeof id === 'string' ? [id] : []
  })
