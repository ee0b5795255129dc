/** Rows per window. */
export const windowRows = 100
