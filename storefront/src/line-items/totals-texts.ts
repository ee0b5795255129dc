export const totals = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  additionalFees: 'Fees',
  tax: 'Tax',
  taxIncluded: 'Tax included',
  total: 'Total',
}
