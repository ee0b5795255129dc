/** Maximum length of an order's tag in characters. */
export const tagLengthMax = 40
