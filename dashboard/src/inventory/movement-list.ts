import { listFor } from '../kit/list/list.ts'
import { isId } from './location.ts'

export const movementList = listFor(({ dashboard: { stockPage } }) => stockPage.history)({
  filters: {
    location: { kind: 'choice', pattern: isId, where: 'locationId' },
    reason: { kind: 'choice', where: 'reason', texts: (texts) => texts.reasons },
    time: {
      kind: 'days',
      names: ['from', 'until'],
      where: 'time',
      form: (texts) => texts.dates,
      chip: (texts, days) => texts.dateChip(...days),
    },
  },
  sizes: [25, 50, 100],
})
