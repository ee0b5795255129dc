/** What mails about orders say. */
export const texts = {
  orderConfirmation: {
    subject: (shop: string, number: string) => `Your order ${number} at ${shop}`,
    thanks: (name: string | undefined) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    received: (number: string) => `We have received your order ${number}.`,
    delivery: 'Delivery',
    fees: 'Fees',
    discount: 'Discount',
    tax: 'Tax',
    taxIncluded: 'of which tax',
    total: 'Total',
    paid: 'Paid',
    toBePaid: 'To be paid',
    deliveredTo: 'It goes to',
    fetchedAt: 'It waits for you at',
    link: 'See your order',
  },
} as const
