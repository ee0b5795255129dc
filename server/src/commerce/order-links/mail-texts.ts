import { textsIn } from '../../mail/public.ts'

const en = {
  orderLink: ({ shop, number }: { shop: string; number: string }) => ({
    subject: `The link to your ${shop} order #${number}`,
    heading: `Your order #${number}`,
    intro: `We received a request for a link to your order at ${shop}. Here it is:`,
    button: 'View order',
    notes: [
      'The link works for 24 hours and opens this order only. Don’t share it: anyone who has it can see what you bought and where it’s going.',
      'If you didn’t request this, you can ignore this email. We sent the link to you alone.',
    ],
  }),
}

/** Emails with a link to an order. */
export const mailTexts = textsIn({ en })
