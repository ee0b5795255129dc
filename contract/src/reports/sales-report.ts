import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Price } from '../money.ts'
import { Currency, Day, Decimal, Guid, Nullable, Shape } from '../scalars.ts'

/** How finely a stretch of time is told. WEEK is seven days, counted from the first day asked for; MONTH is a month of the calendar. */
export const intervals = ['DAY', 'WEEK', 'MONTH'] as const
export type Interval = (typeof intervals)[number]

/** The most days one report may cover, by how finely it tells them. */
export const daysMax = { DAY: 366, WEEK: 1_830, MONTH: 3_660 } as const satisfies Record<Interval, number>

const Amount = Answered(Price, ['amount', 'formattedAmount'])

/** `sales` is what these orders come to, delivery and tax included; `averageSale` is that by `orderCount`, to the nearest minor unit, and zero where there is no order. */
const figures = { orderCount: Type.Integer({ minimum: 0 }), sales: Amount, averageSale: Amount }

/** From the beginning of the day `from` to the end of the day `to`. */
const days = { from: Day, to: Day }

/** A stretch of time with what was sold in it, and the same day by day, or by whatever the interval is, the earliest first. Days without an order stand with zeros. */
export const Period = Shape({ ...days, ...figures, rows: Type.Array(Shape({ ...days, ...figures })) })

/** By how many percent a figure has grown, with one place behind the point: `"12.5"`, `"-100.0"`. Null where there was nothing before. */
const Change = Nullable(Decimal)

/** A product with what was sold of it, tax included and delivery not. `name` is what it is called now, or was called when it was in the catalogue last. */
export const SoldProduct = Shape({
  productId: Guid,
  name: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  sales: Amount,
})

/** What a shop sold. `before` is the stretch of the same length that ended the day before `period` began, or, where whole months were asked for, as many whole months:
 *  its rows stand against those of `period` in their order. Orders in another currency than the shop's are counted in `ordersInOtherCurrencies` alone. */
export const SalesReport = Shape({
  timeZone: Type.String(),
  currency: Currency,
  interval: Type.Enum(intervals),
  period: Period,
  before: Period,
  change: Shape({ orderCount: Change, sales: Change, averageSale: Change }),
  topProducts: Type.Array(SoldProduct, { maxItems: 10 }),
  ordersInOtherCurrencies: Type.Integer({ minimum: 0 }),
})
