/** A kilogram and a pound in grams. */
export const gramsPerUnit = { KG: 1000, LB: 453.592_37 } as const
