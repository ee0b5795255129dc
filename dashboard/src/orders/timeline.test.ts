import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

const at = (createdDate: string, more: object = {}) => ({ id: createdDate, createdDate, activityType: 'ORDER_PLACED' as const, ...more })
const comment = { activityType: 'MERCHANT_COMMENT' as const, merchantComment: { message: 'Call her.' } }
const where = { locale: 'en-IE', timeZone: 'Europe/Lisbon', reader: 'olga@example.com' }

test('groups entries by days in the shop’s time zone, the latest first', () => {
  const days = timelineOf(
    [
      at('2026-07-01T22:30:00.000Z'),
      at('2026-07-01T23:30:00.000Z', { ...comment, authorEmail: 'olga@example.com' }),
      at('2026-07-02T08:00:00.000Z', { ...comment, authorEmail: 'otto@example.com' }),
    ],
    where,
  )
  expect(days.map(({ day, entries }) => [day, entries.map(({ time, author, isMine }) => [time, author, isMine])])).toEqual([
    [
      'Thursday 2 July 2026',
      [
        ['09:00', 'otto@example.com', false],
        ['00:30', 'olga@example.com', true],
      ],
    ],
    ['Wednesday 1 July 2026', [['23:30', '', false]]],
  ])
})

test('shows the card and the amount of a declined payment', () => {
  const regular = { amount: { amount: '9.00', formattedAmount: '€9.00' }, creditCardDetails: { lastFourDigits: '0002' } }
  const [day] = timelineOf([at('2026-07-01T08:00:00.000Z', { activityType: 'PAYMENT_DECLINED', paymentDeclined: { regular } })], where)
  expect(day?.entries[0]).toMatchObject({ type: 'PAYMENT_DECLINED', detail: '€9.00, •••• 0002' })
})
