/** Items, groups or values are counted to one more than this where a page tells of its total. */
export const countedMax = 100_000

/** How a total is told that was counted so far. */
export const presentTotal = (counted: number | undefined): { tooManyToCount: boolean; total?: number } => {
  const tooManyToCount = counted !== undefined && counted > countedMax
  return { tooManyToCount, ...(counted === undefined || tooManyToCount ? {} : { total: counted }) }
}
