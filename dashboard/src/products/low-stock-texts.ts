import { pieces } from '@stoa/ui/texts/pieces'

/** The list of products with low stock. */
export const lowStock = {
  title: 'Low stock',
  intro: 'Visible products with tracked stock that are running low. Items reserved by pending payments don’t count as available.',
  limits: 'Show stock of',
  atMost: (limit: number) => (limit === 0 ? 'Sold out' : `${limit} or fewer`),
  left: 'Available',
  reserved: 'Reserved',
  soldOut: 'Sold out',
  pieces: (count: number) => `${count} left`,
  count: (total: number) => pieces(total, 'variant', 'variants'),
  many: 'More than 10,000 variants',
  none: 'Stock levels are fine',
  noneHint: (limit: number) => (limit === 0 ? 'Nothing is sold out.' : `Every product has more than ${limit} available.`),
}
