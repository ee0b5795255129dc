export const footer = {
  shop: 'Shop',
  collections: 'All collections',
  community: 'Community',
  read: 'Read',
  search: 'Search',
  cart: 'Your cart',
  help: 'Help',
  findOrder: 'Find my order',
  contact: 'Contact',
  pickup: 'Fetch it yourself',
  theme: 'Light or dark',
  themes: { system: 'Like my device', light: 'Light', dark: 'Dark' },
}
