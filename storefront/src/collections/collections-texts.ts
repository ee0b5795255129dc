export const collections = {
  title: 'Collections',
  lead: 'Everything we have, by where it belongs.',
  none: 'There is nothing here yet.',
  all: 'All products',
  allLead: 'The whole shop on one shelf.',
}
