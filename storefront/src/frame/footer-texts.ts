export const footer = {
  shop: 'Shop',
  collections: 'All collections',
  community: 'Community',
  read: 'More',
  search: 'Search',
  cart: 'Your cart',
  help: 'Help',
  findOrder: 'Find my order',
  contact: 'Contact',
  pickup: 'Pickup',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
}
