import { textsIn } from '../../../mail/public.ts'

const en = {
  subject: (item: string) => `${item} is back in stock`,
  heading: 'Back in stock',
  intro: (shop: string, item: string) => `You asked ${shop} to let you know: ${item} is back in stock.`,
  item: 'The item you asked for',
  from: (amount: string) => `From ${amount}`,
  button: 'View item',
  hurry: 'We can’t reserve it for you, so it may sell out again.',
  once: 'This is the only email about this request.',
  unsubscribe: 'Don’t want such emails?',
  unsubscribeButton: 'Delete all requests of this address',
}

/** Emails about items that are in stock again. */
export const mailTexts = textsIn({ en })
