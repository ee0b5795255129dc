/** Products of the sample shop: the jug and the bowl are bought together, more often than the jug and the vase. */
const product = (number: string): string => `10000000-0000-4000-8000-0000000000${number}`

export const [jug, bowl, vase] = [product('01'), product('02'), product('04')]
