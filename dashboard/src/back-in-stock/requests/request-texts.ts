import { pieces } from '@stoa/ui/texts/pieces'

const requests = (count: number): string => pieces(count, 'request', 'requests')

/** The list of back-in-stock requests. */
export const backInStockRequests = {
  title: 'Back-in-stock requests',
  detail: 'Who asked to be notified, for which item, and whether the email was sent.',
  caption: 'Back-in-stock requests',
  none: 'No requests yet',
  noneHint: 'Shoppers can ask to be notified on the page of a sold-out product. Their requests will appear here.',
  search: 'Search by email',
  filters: { status: 'Status', product: 'Product' },
  status: { RECEIVED: 'Waiting', PROCESSING: 'In the outbox', NOTIFICATION_SENT: 'Notified', FAILED: 'Failed' },
  marked: 'Marked by hand',
  chips: {
    words: (text: string) => `Search: ${text}`,
    product: (name: string) => `For ${name || 'a deleted product'}`,
    request: 'One request',
  },
  columns: { email: 'Email', item: 'Item', status: 'Status', date: 'Requested', actions: 'Actions' },
  mail: 'View email',
  mark: 'Mark as notified',
  delete: 'Delete',
  deleteTitle: (count: number) => (count === 1 ? 'Delete this request?' : `Delete ${requests(count)}?`),
  deleteText: 'Shoppers won’t be notified. Emails already in the outbox are still sent.',
  nothingSelected: 'Select the requests first.',
  done: {
    mark: (count: number) => `${requests(count)} marked as notified.`,
    delete: (count: number) => `${requests(count)} deleted.`,
  },
}
