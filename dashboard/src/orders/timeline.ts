import { formatTime, type Where } from '@stoa/ui/dates'
import { dateFormat } from '@stoa/ui/formats'
import type { Order } from '../answers.ts'

type Activity = Order['activities'][number]

export interface TimelineEntry {
  id: string
  type: NonNullable<Activity['activityType']>
  instant: string
  time: string
  author: string
  comment: string
  /** Whether the signed-in user wrote this comment. */
  isMine: boolean
  /** Amount and card of a declined or canceled payment; otherwise empty. */
  detail: string
}

/** The entries of one day, the latest first. */
export interface TimelineDay {
  day: string
  entries: TimelineEntry[]
}

/** The history of an order by days in the shop's time zone, the latest first. */
export function timelineOf(activities: readonly Activity[], { reader, ...where }: Where & { reader: string }): TimelineDay[] {
  const days = new Map<string, TimelineEntry[]>()
  for (const activity of activities.toReversed()) {
    const day = dayWritten(activity.createdDate ?? '', where)
    const entries = days.get(day) ?? []
    days.set(day, [...entries, entryOf(activity, where, reader)])
  }
  return [...days].map(([day, entries]) => ({ day, entries }))
}

const dayWritten = (instant: string, { locale, timeZone }: Where): string =>
  instant === '' ? '' : dateFormat(locale, { dateStyle: 'full', timeZone }).format(new Date(instant))

function entryOf(activity: Activity, where: Where, reader: string): TimelineEntry {
  const { id, activityType, createdDate, authorEmail, merchantComment, paymentDeclined, paymentCanceled } = activity
  const payment = (paymentDeclined ?? paymentCanceled)?.regular
  const card = payment?.creditCardDetails?.lastFourDigits
  return {
    id: id ?? '',
    type: activityType ?? 'MERCHANT_COMMENT',
    instant: createdDate ?? '',
    time: createdDate ? formatTime(createdDate, where) : '',
    author: authorEmail ?? '',
    comment: merchantComment?.message ?? '',
    isMine: activityType === 'MERCHANT_COMMENT' && authorEmail === reader,
    detail: [payment?.amount?.formattedAmount, card && `•••• ${card}`].filter(Boolean).join(', '),
  }
}
