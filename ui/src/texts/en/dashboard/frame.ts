export const frame = { menu: 'Main', orders: 'Orders', shop: 'To the shop', signOut: 'Sign out' }
