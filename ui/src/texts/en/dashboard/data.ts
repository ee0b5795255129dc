import { pieces } from '../../pieces.ts'

/** Data collections: the list of them, and what all pages of one have alike. */
export const data = {
  title: 'Data',
  intro: 'What this site knows beside its shop: a journal, questions and answers, anything that has a shape.',
  search: 'Find by name or id',
  none: 'There is no data yet',
  noneHint: 'A collection holds items of one kind, such as the entries of a journal, and says who may read and write them.',
  items: (count: number) => pieces(count, 'item', 'items'),
  fields: (count: number) => pieces(count, 'field', 'fields'),
  pages: 'Pages of this collection',
  tabs: { items: 'Items' },
}
