export const processing = {
  title: 'Waiting for your bank',
  text: (amount: string) => `Your payment of ${amount} is on its way. You can leave this page and come back: nothing is paid twice.`,
  asking: 'This page asks by itself every few seconds.',
  askAgain: 'Ask again',
  askedAt: (time: string) => `Last asked at ${time}`,
  offline: 'You are offline. Nothing is charged twice: we ask again as soon as the connection is back.',
  steps: { ordered: 'Order placed', sent: 'Card sent to the bank', answer: 'The bank answers' },
  progress: 'Where the payment is',
}
