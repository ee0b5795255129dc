export const home = {
  browse: 'Look around',
  newest: 'New on the shelf',
  allNew: 'Everything, newest first',
  reduced: 'At a kinder price',
  allReduced: 'All that is reduced',
  collections: 'Collections',
  allCollections: 'All collections',
  allOf: (collection: string) => `All of ${collection}`,
  story: (shop: string) => `About ${shop}`,
  visit: 'Come by',
}
