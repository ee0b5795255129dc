import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Price } from '../money.ts'
import { Currency, Day, Decimal, field, Guid, Nullable, Shape } from '../scalars.ts'

/** The interval of a report. WEEK is seven days, counted from the first requested day; MONTH is a calendar month. */
export const intervals = ['DAY', 'WEEK', 'MONTH'] as const
export type Interval = (typeof intervals)[number]

/** The maximum number of days of a report, by interval. */
export const daysMax = { DAY: 366, WEEK: 1_830, MONTH: 3_660 } as const satisfies Record<Interval, number>

const Amount = Answered(Price, ['amount', 'formattedAmount'])

/** `sales` is the total of these orders, including delivery and tax. `averageSale` is `sales` divided by `orderCount`, rounded to the minor unit, and zero
 *  if there are no orders. */
const figures = {
  orderCount: field(Type.Integer({ minimum: 0 }), 'Number of approved orders.'),
  sales: field(Amount, 'Total of the orders, with delivery and tax.'),
  averageSale: field(Amount, '`sales` divided by `orderCount`, rounded to the currency’s minor unit. Zero without orders.'),
}

/** From the start of the day `from` to the end of the day `to`. */
const days = { from: field(Day, 'First day, in the site’s time zone.'), to: field(Day, 'Last day, included.') }

/** A period with its sales, and the same per interval, the earliest first. Intervals without orders have zeros. */
export const Period = Shape({
  ...days,
  ...figures,
  rows: field(Type.Array(Shape({ ...days, ...figures })), 'Sales by interval, the earliest first. Intervals without orders have zeros.'),
})

/** The growth of a figure in percent, with one decimal place: `"12.5"`, `"-100.0"`. Null if there was nothing before. */
const Change = Nullable(Decimal)

/** A product and its sales, including tax without delivery. `name` is its present name, or its last one if it is no longer in the catalogue. */
export const SoldProduct = Shape({
  productId: field(Guid, 'ID of the product.'),
  name: field(Type.String(), 'Name of the product now, or its last one.'),
  quantity: field(Type.Integer({ minimum: 1 }), 'Number of units that were sold.'),
  sales: field(Amount, 'Price of the units after discounts, with tax and without delivery.'),
})

/** The sales of a shop. `before` is the period of the same length that ended the day before `period` started or, for whole months, as many whole months:
 *  its rows correspond to those of `period` in order. Orders in another currency than the shop's are only counted in `ordersInOtherCurrencies`. */
export const SalesReport = Shape({
  timeZone: field(Type.String(), 'Time zone of the days, such as `Europe/Lisbon`.'),
  currency: field(Currency, 'Currency of all amounts, as a three-letter ISO 4217 code.'),
  interval: field(Type.Enum(intervals), 'Length of a row.'),
  period: field(Period, 'Sales of the period.'),
  before: field(Period, 'Sales of the period before, of the same length. Its rows match those of `period`.'),
  change: field(
    Shape({
      orderCount: field(Change, 'Growth of the number of orders in percent. Null if there were none before.'),
      sales: field(Change, 'Growth of the sales in percent. Null if there were none before.'),
      averageSale: field(Change, 'Growth of the average sale in percent. Null if there was none before.'),
    }),
    'Growth from `before` to `period` in percent, such as `"12.5"`.',
  ),
  topProducts: field(Type.Array(SoldProduct, { maxItems: 10 }), 'Products with the highest sales in the period.'),
  ordersInOtherCurrencies: field(Type.Integer({ minimum: 0 }), 'Orders in other currencies than the shop’s, which no amount includes.'),
})
