import { pieces } from '@stoa/ui/texts/pieces'

/** The list of waves. */
export const backInStockWaves = {
  title: 'Waves of emails',
  detail: 'Each wave notifies shoppers who wait for an item, the earliest requests first.',
  caption: 'Waves of back-in-stock emails',
  none: 'No waves yet',
  noneHint: 'A wave starts when an item is back in stock, or when you notify shoppers yourself.',
  columns: { item: 'Item', date: 'Started', origin: 'Why', progress: 'Progress', status: 'Status' },
  count: (total: number) => pieces(total, 'wave', 'waves'),
  many: 'More than 10,000 waves',
  allVariants: 'All variants',
  origins: { AUTOMATIC: 'Back in stock', MANUAL: 'Started by hand', REPORTED: 'Reported by an app' },
  status: { RUNNING: 'Running', DONE: 'Done', CANCELED: 'Stopped', SOLD_OUT: 'Sold out again' },
  progress: (processed: number, limit: number) => `${processed} of ${pieces(limit, 'email', 'emails')}`,
  sent: (count: number) => `${count} sent`,
  failed: (count: number) => `${count} failed`,
  cancel: 'Stop',
  cancelTitle: 'Stop this wave?',
  cancelText: 'No more shoppers will be notified. Emails already in the outbox are still sent.',
  cancelConfirm: 'Stop wave',
  canceled: 'The wave has been stopped.',
  ended: 'The wave had already ended.',
}
