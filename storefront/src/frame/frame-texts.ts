export const frame = {
  loading: 'The page is loading',
  offline: 'You are offline. What you see may have changed since.',
  retry: 'Try again',
  notFoundTitle: 'This page is not here',
  notFoundText: 'It may have moved, or the address has a slip in it. Perhaps what you look for is here:',
  popular: 'Where most people go',
  toHome: 'Back to the shop window',
}
