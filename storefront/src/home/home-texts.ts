export const home = {
  browse: 'Shop now',
  newest: 'New arrivals',
  allNew: 'All new arrivals',
  bestSellers: 'Best sellers',
  reduced: 'Sale',
  allReduced: 'All sale items',
  collections: 'Collections',
  allCollections: 'All collections',
  allOf: (collection: string) => `All of ${collection}`,
  story: (shop: string) => `About ${shop}`,
  visit: 'Visit us',
}
