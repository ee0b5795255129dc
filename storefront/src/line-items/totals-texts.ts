export const totals = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  additionalFees: 'Fees',
  tax: 'Tax',
  taxIncluded: 'Tax included',
  total: 'Total',
}
