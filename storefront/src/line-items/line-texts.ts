export const line = { quantityTimes: (quantity: number, price: string) => `${quantity} × ${price}` }
