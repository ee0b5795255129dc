import { MultiCurrencyPrice } from '../money.ts'
import { deprecated, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** The gift card that pays a part of the total. `amount` is the amount it pays, `requestedAmount` the amount the buyer asked for. The full code is never
 *  returned. */
export const GiftCard = Shape({
  id: deprecated(Text(100), 'ID of the gift card.'),
  obfuscatedCode: maybe(Text(100), 'The code with most of its characters hidden.'),
  amount: maybe(MultiCurrencyPrice, 'Amount that the gift card pays.'),
  requestedAmount: maybe(MultiCurrencyPrice, 'Amount that the buyer asked the gift card to pay.'),
  appId: maybe(Guid, 'ID of the app that manages the gift card.'),
  externalId: maybeNull(Text(50, 1), 'ID of the gift card in that app.'),
})
