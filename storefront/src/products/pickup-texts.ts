/** Whether an item can be picked up at a place. How many there are is the shop’s own matter. */
export const pickup = {
  IN_STOCK: (place: string) => `In stock at ${place}`,
  LOW_STOCK: (place: string) => `Only a few left at ${place}`,
  OUT_OF_STOCK: (place: string) => `Not in stock at ${place}`,
}
