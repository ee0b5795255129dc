import type { Condition } from '../kit/list/filter.ts'
import { listFor } from '../kit/list/list.ts'

/** The tabs of the list, with their filters. */
const states = {
  waiting: { 'moderation.moderationStatus': 'IN_MODERATION' },
  published: { 'moderation.moderationStatus': 'APPROVED' },
  rejected: { 'moderation.moderationStatus': 'REJECTED' },
  all: {},
} as const satisfies Record<string, Condition>

export type StateName = keyof typeof states
const stateNames = Object.keys(states) as StateName[]

export const reviewList = listFor(({ dashboard }) => dashboard.reviews)({
  tabs: { name: 'state', of: stateNames, where: (state) => states[state], label: (texts) => texts.show, texts: (texts) => texts.tabs },
  filters: {
    rating: {
      kind: 'choice',
      of: ['5', '4', '3', '2', '1'],
      where: (rating) => ({ 'content.rating': Number(rating) }),
      texts: (texts) => texts.ratings,
    },
    product: {
      kind: 'choice',
      pattern: /^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12})?$/,
      where: 'entityId',
      chip: (texts, _, name) => texts.chips.product(name),
    },
  },
  sorts: { date: 'createdDate', rating: 'content.rating' },
  sort: '-date',
})
