import { pieces } from '../../pieces.ts'

export const header = {
  menu: 'Main',
  collections: 'Collections',
  search: 'Search',
  searchLabel: 'Search the shop',
  searchPlaceholder: 'Search…',
  cart: (count: number) => (count === 0 ? 'Cart' : `Cart, ${pieces(count, 'item', 'items')}`),
}
