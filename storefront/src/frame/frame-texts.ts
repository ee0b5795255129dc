export const frame = {
  loading: 'Loading page',
  offline: 'You’re offline. This page may be out of date.',
  retry: 'Try again',
  notFoundTitle: 'Page not found',
  notFoundText: 'The page may have moved, or the address is wrong. Try one of these:',
  popular: 'Popular pages',
  toHome: 'Back to home',
}
