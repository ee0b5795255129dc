/** The deliveries of a webhook. */
export const deliveries = {
  title: 'Deliveries',
  caption: 'Deliveries, newest first',
  filters: { status: 'Status', type: 'Event type', entity: 'Resource' },
  status: { WAITING: 'Waiting', RETRYING: 'Retrying', DELIVERED: 'Delivered', DEAD: 'Failed' },
  statusHints: {
    WAITING: 'Not sent yet: it’s about to be sent, waiting for an earlier event of the same resource, or the webhook is disabled.',
    RETRYING: 'At least one attempt has failed, and another one follows.',
    DELIVERED: 'The receiver accepted it.',
    DEAD: 'Not delivered, and no longer retried. You can resend it.',
  },
  columns: {
    event: 'Event',
    status: 'Status',
    attempts: 'Attempts',
    next: 'Next attempt',
    latency: 'Delivered after',
    created: 'Created',
  },
  test: 'Test',
  aboutChip: (id: string) => `Resource ${id}`,
  answer: (status: number) => `Status ${status}`,
  none: 'No deliveries yet',
  noneHint: 'Each event that is sent will appear here with its attempts. Delivered ones are kept for 30 days, failed ones for 90.',
}
