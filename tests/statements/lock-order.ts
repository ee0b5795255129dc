/** The order in which transactions lock rows: a row of a table only while they hold no row of a later one. Rows of one table are locked in the order of
 *  their IDs. Where a transaction learns only later which row it needs, it reads first without a lock, and starts again with `StaleReadError` if that changed. */
export const lockOrder: readonly string[] = []
