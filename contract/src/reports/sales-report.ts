import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Price } from '../money.ts'
import { Currency, Day, Decimal, Guid, Nullable, Shape } from '../scalars.ts'

/** The interval of a report. WEEK is seven days, counted from the first requested day; MONTH is a calendar month. */
export const intervals = ['DAY', 'WEEK', 'MONTH'] as const
export type Interval = (typeof intervals)[number]

/** The maximum number of days of a report, by interval. */
export const daysMax = { DAY: 366, WEEK: 1_830, MONTH: 3_660 } as const satisfies Record<Interval, number>

const Amount = Answered(Price, ['amount', 'formattedAmount'])

/** `sales` is the total of these orders, including delivery and tax. `averageSale` is `sales` divided by `orderCount`, rounded to the minor unit, and zero
 *  if there are no orders. */
const figures = { orderCount: Type.Integer({ minimum: 0 }), sales: Amount, averageSale: Amount }

/** From the start of the day `from` to the end of the day `to`. */
const days = { from: Day, to: Day }

/** A period with its sales, and the same per interval, the earliest first. Intervals without orders have zeros. */
export const Period = Shape({ ...days, ...figures, rows: Type.Array(Shape({ ...days, ...figures })) })

/** The growth of a figure in percent, with one decimal place: `"12.5"`, `"-100.0"`. Null if there was nothing before. */
const Change = Nullable(Decimal)

/** A product and its sales, including tax without delivery. `name` is its present name, or its last one if it is no longer in the catalogue. */
export const SoldProduct = Shape({
  productId: Guid,
  name: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  sales: Amount,
})

/** The sales of a shop. `before` is the period of the same length that ended the day before `period` started or, for whole months, as many whole months:
 *  its rows correspond to those of `period` in order. Orders in another currency than the shop's are only counted in `ordersInOtherCurrencies`. */
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
