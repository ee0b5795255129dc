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
  confirmationKept: (email: string) =>
    `A confirmation for ${email} is written. This shop does not send mails yet: it keeps them in its outbox, so note the number.`,
  next: 'What happens next',
  toOrder: 'See your order',
  again: 'You find it again with its number and your e-mail address.',
  back: 'Back to the shop',
  leading: 'You are led back to where you came from.',
  goOn: 'Continue',
}
