import { pieces } from '@stoa/ui/texts/pieces'

export const header = {
  menu: 'Collections',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  collections: 'All collections',
  home: (shop: string) => `${shop}, home`,
  search: 'Search',
  searchLabel: 'Search the shop',
  searchPlaceholder: 'Search…',
  clearSearch: 'Clear search',
  suggestions: 'Suggestions',
  suggestedCollections: 'Collections',
  suggestedProducts: 'Products',
  recentSearches: 'Recent searches',
  suggestionsFound: (count: number) => (count === 0 ? 'No suggestions' : pieces(count, 'suggestion', 'suggestions')),
  searchAll: (words: string) => `All results for “${words}”`,
  cart: (count: number) => (count === 0 ? 'Cart' : `Cart, ${pieces(count, 'item', 'items')}`),
  account: 'Account',
  signIn: 'Sign in',
  announcement: 'From the shop',
  freeDelivery: (country: string, from: string) => `Free delivery in ${country} from ${from}`,
}
