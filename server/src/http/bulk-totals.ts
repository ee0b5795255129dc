interface Result {
  itemMetadata: { success: boolean }
}

/** The results of a bulk call, with the number of those that succeeded and failed. */
export function withTotals<R extends Result>(results: R[]) {
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures: results.length - totalSuccesses, undetailedFailures: 0 } }
}
