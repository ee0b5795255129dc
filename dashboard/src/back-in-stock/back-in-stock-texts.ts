/** What the pages for back-in-stock requests have in common. */
export const backInStock = {
  pages: 'Back in stock',
  tabs: { demand: 'Demand', requests: 'Requests', waves: 'Waves' },
  settings: 'Settings',
  anyVariant: 'Any variant',
  deletedProduct: 'Deleted product',
  severalProducts: 'Several products',
  notCollecting: 'Your shop doesn’t accept new requests.',
  notCollectingHint: 'Shoppers can’t ask to be notified. Requests that wait are still notified.',
  toSettings: 'Change the settings',
  noSender: 'No mail server is set up, so emails wait in the outbox.',
  noSenderHint: 'They are sent once one is set up.',
  toOutbox: 'Open the outbox',
}
