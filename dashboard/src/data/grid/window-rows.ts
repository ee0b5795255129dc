/** Rows that are asked for at once. */
export const windowRows = 100
