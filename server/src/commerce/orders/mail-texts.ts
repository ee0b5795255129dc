import { textsIn } from '../../mail/public.ts'

const en = {
  orderConfirmation: {
    subject: (number: string) => `Your order #${number} is confirmed`,
    thanks: (name: string | undefined) => (name ? `Thank you for your order, ${name}!` : 'Thank you for your order!'),
    received: (number: string, date: string | undefined) => `We received your order #${number}${date ? ` on ${date}` : ''}.`,
    button: 'View your order',
    downloads: 'Your downloads',
    download: (name: string) => `Download “${name}”`,
    downloadUntil: (date: string) => `You can download until ${date}. Don’t share these links: anyone who has them can download the files.`,
    summary: 'Order summary',
    item: (quantity: string, name: string) => `${quantity} × ${name}`,
    delivery: 'Delivery',
    fees: 'Fees',
    discount: 'Discount',
    tax: 'Tax',
    taxIncluded: 'Includes tax',
    total: 'Total',
    paid: 'Paid',
    paymentDue: 'Payment due',
    deliveryAddress: 'Delivery address',
    pickup: 'Pick up at',
  },
}

/** Emails about orders. */
export const mailTexts = textsIn({ en })
export type OrderMailTexts = (typeof en)['orderConfirmation']
