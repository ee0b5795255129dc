import { pieces, plural } from '@stoa/ui/texts/pieces'
import type { Sample } from '../answers.ts'

/** The first page of the dashboard. */
export const today = {
  title: 'Today',
  asOf: (day: string, time: string) => `${day}, updated at ${time}`,
  refresh: 'Refresh',
  refreshing: 'Loading…',
  problem: { failed: 'This couldn’t be loaded.', forbidden: 'You don’t have access to this.' },
  waiting: 'Needs attention',
  counted: (count: number, tooMany: boolean) => (tooMany ? `${count}+` : String(count)),
  seeAll: 'View all',
  seeAllOf: (what: string) => `View all: ${what}`,
  toFulfill: { title: 'Unfulfilled', none: 'All orders are fulfilled.' },
  unpaid: { title: 'Unpaid', none: 'All orders are paid.' },
  lowStock: { title: 'Low stock', none: 'Stock levels are fine.', soldOut: 'Sold out', pieces: (count: number) => `${count} left` },
  demand: { title: 'Back-in-stock demand', item: (name: string, waiting: number) => `${name} (${waiting})`, all: 'View demand' },
  outbox: {
    title: 'Failed emails',
    none: 'No failed emails.',
    waiting: (count: number) => `${pieces(count, 'email is', 'emails are')} waiting in the outbox. No mail server is set up.`,
  },
  webhooks: {
    title: 'Failing webhooks',
    since: (time: string) => `The receiver has been failing since ${time}.`,
    dead: (count: number, written: string) => `${written} ${plural(count, 'delivery', 'deliveries')} failed.`,
    deliveries: 'View deliveries',
    deliveriesOf: (name: string) => `View deliveries: ${name}`,
  },
  membersPending: (count: number, written: string) => `${written} ${plural(count, 'member is', 'members are')} waiting for approval.`,
  toMembersPending: 'Review members',
  paymentsWaiting: (count: number, written: string) => `${written} ${plural(count, 'shopper is', 'shoppers are')} paying right now.`,
  sales: {
    title: 'Sales',
    range: 'Period',
    days: (count: number) => pieces(count, 'day', 'days'),
    own: 'Custom dates',
    from: 'From',
    to: 'To',
    wrong: 'Choose a start date before the end date, at most ten years apart.',
    figures: { sales: 'Sales', orders: 'Orders', average: 'Average order' },
    compared: (before: string) => `before: ${before}`,
    changes: { up: 'up', down: 'down', level: 'unchanged' },
    noBefore: 'no earlier sales',
    legendNow: 'Sales',
    legendBefore: 'Previous period',
    chart: (period: string, total: string, before: string) =>
      `Sales of ${period}: ${total}. Previous period, dashed line: ${before}. The table below has every number.`,
    none: 'No sales in this period',
    table: 'View as table',
    caption: (period: string) => `Sales of ${period}`,
    columns: { days: 'Days', orders: 'Orders', sales: 'Sales', average: 'Average', before: 'Before' },
    beforeOf: (days: string) => `on ${days}`,
    readout: (days: string, sales: string, count: number, orders: string) =>
      `${days}: ${sales}, ${orders} ${plural(count, 'order', 'orders')}`,
    readoutBefore: (before: string) => ` (before: ${before})`,
    what: 'Approved orders, including delivery and tax. Cancelled orders aren’t included.',
    otherCurrencies: (count: number) =>
      `${pieces(count, 'order', 'orders')} in another currency ${count === 1 ? 'isn’t' : 'aren’t'} included.`,
  },
  latest: {
    title: 'Latest orders',
    none: 'No orders yet',
    noneHint: 'New orders will appear here.',
  },
  top: {
    title: 'Best sellers',
    none: 'No sales in this period',
    pieces: (count: number, written: string) => `${written} ${plural(count, 'unit', 'units')}`,
    gone: 'no longer in the shop',
  },
  sample: {
    title: 'Sample shop',
    what: ({ orders, members }: Sample) =>
      orders + members > 0
        ? 'This is a sample shop. Its products, orders and members are invented.'
        : 'This is a sample shop. Its products are invented.',
    remove: 'Start with my own shop',
    ask: 'Remove the sample shop?',
    goes: 'These are removed:',
    going: ({ products, collections, orders, members, emails, dataCollections }: Sample) => [
      ...(products + collections > 0
        ? [
            `${pieces(products, 'sample product', 'sample products')} and ${pieces(collections, 'collection', 'collections')}, with their pictures and reviews`,
          ]
        : []),
      ...(orders > 0 ? [`${pieces(orders, 'invented order', 'invented orders')}, and their sales in reports`] : []),
      ...(members > 0 ? [pieces(members, 'invented member', 'invented members')] : []),
      ...(emails > 0 ? [`${pieces(emails, 'email', 'emails')} about them, and their events`] : []),
      ...(dataCollections.length > 0 ? [`The data collections ${dataCollections.join(', ')}, which you can restore for 30 days`] : []),
    ],
    stays: 'These stay:',
    edited: (names: readonly string[]) => `What your team has worked on: ${names.join(', ')}`,
    staying: [
      'Orders of real shoppers, your members and everything you’ve added',
      'The shop’s name, delivery, tax and payment settings, which you can change',
    ],
    final: 'This can’t be undone.',
    confirm: 'Remove sample shop',
    removed: 'The sample shop was removed.',
  },
  setup: {
    title: 'Set up your shop',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done',
    open: 'To do',
    steps: {
      products: 'Add a visible product',
      delivery: 'Set up delivery',
      payment: 'Set up payment',
      order: 'Get your first order',
    },
  },
}
