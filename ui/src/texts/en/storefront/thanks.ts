export const thanks = {
  title: 'Thank you!',
  titles: {
    INITIALIZED: 'This order waits for its payment',
    PENDING: 'This order waits for its payment',
    APPROVED: 'Thank you!',
    CANCELED: 'This order was cancelled',
    REJECTED: 'This order did not come about',
  },
  number: 'Your order has the number',
  confirmation: (email: string) => `We send the confirmation to ${email}.`,
  bought: 'What you bought',
  delivery: 'Delivery',
  pickup: 'Pick up at',
  back: 'Back to the shop',
}
