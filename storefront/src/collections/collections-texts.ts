export const collections = {
  title: 'Collections',
  lead: 'Browse our products by collection.',
  none: 'No collections yet',
  all: 'All products',
  allLead: 'Everything in the shop.',
}
