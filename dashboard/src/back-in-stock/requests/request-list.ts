import { backInStockStatuses, type BackInStockStatus } from '@stoa/contract/back-in-stock/statuses'
import { listFor } from '../../kit/list/list.ts'

const statuses = Object.keys(backInStockStatuses) as BackInStockStatus[]
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const requestList = listFor(({ dashboard }) => dashboard.backInStockRequests)({
  search: {
    where: (search) => ({ email: { $contains: search.toLowerCase() } }),
    chip: (texts, search) => texts.chips.words(search),
  },
  filters: {
    status: { kind: 'choice', of: statuses, where: 'status', texts: (texts) => texts.status },
    product: {
      kind: 'choice',
      pattern: guid,
      where: 'catalogReference.catalogItemId',
      chip: (texts, id, name) => texts.chips.product(name === id ? '' : name),
    },
    // Only set by links: from emails and events.
    request: { kind: 'choice', pattern: guid, where: 'id', chip: (texts) => texts.chips.request },
  },
  sorts: { email: 'email', date: 'createdDate' },
  sort: '-date',
  isBare: true,
})
