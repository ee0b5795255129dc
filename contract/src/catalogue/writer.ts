/** What calls that write the catalogue have in common. */
export const writer = {
  family: 'catalogueWriter',
  allow: ['owner', 'app'],
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  writes: true,
  source: 'commerce §7 "Catalogue products", wire §1.2 and §4',
} as const
