export const collections = { title: 'Collections', none: 'There is nothing here yet.' }
