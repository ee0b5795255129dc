export const pay = {
  title: 'Pay by card',
  amount: (amount: string) => `${amount} to pay`,
  sandboxTitle: 'This is a test shop: use a test card.',
  testCards: [
    { number: '4242 4242 4242 4242', says: 'is approved' },
    { number: '4000 0000 0000 0002', says: 'is declined' },
  ],
  cardNumber: 'Card number',
  submit: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  otherWay: 'Pay in another way',
  outcomes: {
    DECLINED: 'The card was declined. Nothing was charged. Please try another card.',
    EXPIRED: 'The payment was not made in time. Nothing was charged. You can try it again.',
  },
}
