/** The owner's desk. */
export const dashboard = {}
