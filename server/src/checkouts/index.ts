// STAND-IN until this area is written
export const checkouts = {} as never
