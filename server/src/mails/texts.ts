/** What mails say. */
export const texts = {
  orderConfirmation: {
    subject: (shop: string, number: string) => `Your order ${number} at ${shop}`,
    thanks: (name: string | undefined) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    received: (number: string) => `We have received your order ${number}.`,
    delivery: 'Delivery',
    fees: 'Fees',
    discount: 'Discount',
    tax: 'Tax',
    taxIncluded: 'of which tax',
    total: 'Total',
    paid: 'Paid',
    toBePaid: 'To be paid',
    deliveredTo: 'It goes to',
    fetchedAt: 'It waits for you at',
    link: 'See your order',
    questions: 'Questions? Write to',
  },
  orderLink: {
    subject: (shop: string, number: string) => `The link to your order ${number} at ${shop}`,
    asked: (number: string) => `Somebody asked for the link to your order ${number}. Here it is.`,
    link: 'See your order',
    lasts: 'It opens this one order for 24 hours. Please do not pass it on: whoever has it sees what you bought and where it goes.',
    notYou: 'If it was not you who asked, there is nothing you need to do: this mail went to you alone.',
    questions: 'Questions? Write to',
  },
} as const
