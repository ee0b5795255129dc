export const thanks = {
  title: 'Thank you!',
  titles: {
    INITIALIZED: 'Your order is awaiting payment',
    PENDING: 'Your order is awaiting payment',
    APPROVED: 'Thank you!',
    CANCELED: 'Your order was cancelled',
    REJECTED: 'Your order wasn’t completed',
  },
  number: 'Your order number is',
  confirmation: (email: string) => `We’ll email a confirmation to ${email}.`,
  confirmationKept: (email: string) =>
    `This shop doesn’t send emails yet, so note your order number. The confirmation for ${email} is saved.`,
  next: 'What happens next',
  toOrder: 'View your order',
  again: 'You can find your order again with its number and your email address.',
  back: 'Continue shopping',
  leading: 'Taking you back…',
  goOn: 'Continue',
}
