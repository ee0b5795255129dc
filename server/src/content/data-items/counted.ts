/** Items, groups and values are counted up to one more than this if a page shows its total. */
export const countedMax = 100_000

/** The total of a count that stopped at its limit. */
export const presentTotal = (counted: number | undefined): { tooManyToCount: boolean; total?: number } => {
  const tooManyToCount = counted !== undefined && counted > countedMax
  return { tooManyToCount, ...(counted === undefined || tooManyToCount ? {} : { total: counted }) }
}
