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
  testMail: {
    subject: (shop: string) => `A mail from ${shop}, to see whether it arrives`,
    arrives: 'You asked for this mail at the desk of your shop. Here it is: mails go out.',
    spam: 'If it lay among the unwanted ones, ask whoever runs your mail server about SPF, DKIM and DMARC for the address it comes from.',
  },
} as const
