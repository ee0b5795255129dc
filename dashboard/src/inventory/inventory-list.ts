import { listFor } from '../kit/list/list.ts'
import { isId } from './location.ts'

const states = ['all', 'low', 'out', 'preordered', 'untracked'] as const

const conditions = {
  all: {},
  low: { isLow: true },
  out: { inStock: false },
  preordered: { preordered: { $gt: 0 } },
  untracked: { trackQuantity: false },
} as const

export const inventoryList = listFor(({ dashboard: { inventory } }) => inventory)({
  tabs: {
    name: 'state',
    of: states,
    where: (state) => conditions[state],
    label: (texts) => texts.stateTabs,
    texts: (texts) => texts.states,
  },
  filters: {
    // It says whose stock is listed, and leaves none of it out.
    location: { kind: 'choice', pattern: isId, where: () => ({}), chip: (texts, _, name) => texts.chips.location(name) },
    stocked: {
      kind: 'choice',
      of: ['yes', 'no'],
      where: (value) => ({ hasItem: value === 'yes' }),
      texts: (texts) => texts.stocked,
      chip: (texts, value) => texts.chips.stocked(value === 'yes'),
    },
  },
  search: {
    where: (search) => ({ $or: [{ productName: { $contains: search } }, { sku: { $contains: search } }] }),
    chip: (texts, search) => texts.chips.words(search),
  },
  sorts: { name: 'productName', left: 'quantity' },
  sort: 'name',
  sizes: [50, 25, 100],
  columnPicker: 'wide',
})
