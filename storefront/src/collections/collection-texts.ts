import { pieces } from '@stoa/ui/texts/pieces'

export const collection = {
  count: (count: number) => pieces(count, 'product', 'products'),
  below: 'Subcollections',
  more: (count: number) => `and ${count} more`,
}
