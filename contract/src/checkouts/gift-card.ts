import { MultiCurrencyPrice } from '../money.ts'
import { deprecated, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** The gift card that pays a part of the total. `amount` is the amount it pays, `requestedAmount` the amount the buyer asked for. The full code is never
 *  returned. */
export const GiftCard = Shape({
  id: deprecated(Text(100)),
  obfuscatedCode: maybe(Text(100)),
  amount: maybe(MultiCurrencyPrice),
  requestedAmount: maybe(MultiCurrencyPrice),
  appId: maybe(Guid),
  externalId: maybeNull(Text(50, 1)),
})
