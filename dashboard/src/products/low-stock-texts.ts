import { pieces } from '@stoa/ui/texts/pieces'

/** The list of what is nearly sold out. */
export const lowStock = {
  title: 'Low stock',
  intro: 'Shown and counted things of which few are left. What payments under way hold is not left.',
  limits: 'How many are few',
  atMost: (limit: number) => (limit === 0 ? 'Sold out' : `${limit} or fewer`),
  left: 'Left',
  reserved: 'Held by payments',
  soldOut: 'Sold out',
  pieces: (count: number) => `${count} left`,
  count: (total: number) => pieces(total, 'variant', 'variants'),
  many: 'More than 10,000 variants',
  none: 'Enough of everything',
  noneHint: (limit: number) => (limit === 0 ? 'Nothing is sold out.' : `Of everything there are more than ${limit}.`),
}
