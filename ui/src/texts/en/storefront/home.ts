export const home = { browse: 'Look around', newest: 'New on the shelf', collections: 'Collections', allCollections: 'All collections' }
