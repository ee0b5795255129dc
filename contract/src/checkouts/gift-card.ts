import { MultiCurrencyPrice } from '../money.ts'
import { deprecated, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** The gift card that pays for a part: `amount` is what it pays here, `requestedAmount` what the buyer asked it to. The code is never answered in full. */
export const GiftCard = Shape({
  id: deprecated(Text(100)),
  obfuscatedCode: maybe(Text(100)),
  amount: maybe(MultiCurrencyPrice),
  requestedAmount: maybe(MultiCurrencyPrice),
  appId: maybe(Guid),
  externalId: maybeNull(Text(50, 1)),
})
