export const footer = { shop: 'Shop', collections: 'All collections', search: 'Search', cart: 'Your cart', contact: 'Contact' }
