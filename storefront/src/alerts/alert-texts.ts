import { pieces } from '@stoa/ui/texts/pieces'

/** The form of a product that is sold out, and the page of the link in its emails. */
export const alerts = {
  title: 'Email me when it’s back',
  titleOf: (choices: string) => `Email me when ${choices} is back`,
  hint: 'We’ll only use it for this item.',
  email: 'Email',
  submit: 'Notify me',
  pending: 'One moment…',
  sent: (email: string) => `We’ll email ${email} once when it’s back.`,
  kept: 'Your request has been saved. This shop doesn’t send emails yet, but it can see your request.',
  refused: {
    ITEM_IN_STOCK: 'It’s in stock again.',
    REQUEST_COLLECTION_DISABLED: 'The shop no longer sends these emails.',
    TOO_MANY_REQUESTS: 'Too many requests from your network. Try again later.',
    CATALOG_ITEM_NOT_FOUND: 'This item is no longer available.',
    INVALID_CATALOG_REFERENCE_OPTIONS: 'This combination is no longer available. Choose another one.',
  } as Readonly<Record<string, string>>,
  failed: 'Couldn’t save your request. Check your connection and try again.',
  reload: 'Reload the page',
  unsubscribe: {
    title: 'Back-in-stock emails',
    text: 'Don’t want to hear about items that are back in stock? Delete all requests for your email address that are still waiting.',
    submit: 'Delete my requests',
    pending: 'One moment…',
    deleted: (count: number) => `Deleted ${pieces(count, 'request', 'requests')}. You won’t get these emails.`,
    none: 'No requests are waiting. You won’t get these emails.',
    overTitle: 'This link doesn’t work',
    overText: 'It may have expired, or part of it is missing. Open the link in the newest email again.',
    toShop: 'Continue shopping',
  },
}
