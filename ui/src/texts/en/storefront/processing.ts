export const processing = {
  title: 'Waiting for your bank',
  text: (amount: string) => `Your payment of ${amount} is on its way. You can leave this page and come back: nothing is paid twice.`,
  askAgain: 'Ask again',
}
