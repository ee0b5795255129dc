export const processing = {
  title: 'Waiting for your bank',
  text: (amount: string) =>
    `We’re processing your payment of ${amount}. You can leave this page and come back. You won’t be charged twice.`,
  asking: 'This page checks for updates every few seconds.',
  askAgain: 'Check now',
  askedAt: (time: string) => `Last checked at ${time}`,
  offline: 'You’re offline. We’ll check again when you’re back online. You won’t be charged twice.',
  steps: { ordered: 'Order placed', sent: 'Card sent to the bank', answer: 'Waiting for the bank' },
  progress: 'Payment progress',
}
