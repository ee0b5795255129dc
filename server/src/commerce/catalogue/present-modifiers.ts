import type { catalogue } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { toWirePrice } from '../pricing/public.ts'
import type { Money } from './present-prices.ts'
import { isText, type Modifier } from './product.ts'

type WireModifier = ResponseOf<typeof catalogue.getProductPage>['modifiers'][number]

/** A modifier as shoppers meet it. */
export function presentModifier(modifier: Modifier, { currency, locale }: Money): WireModifier {
  const { name, mandatory } = modifier
  const added = ({ addedMinor = 0 }: { addedMinor?: number }) =>
    addedMinor === 0 ? {} : { addedPrice: toWirePrice(addedMinor, currency, locale) }
  if (isText(modifier)) {
    const { title, minLength, maxLength } = modifier
    return { name, mandatory, text: { title, minLength, maxLength, ...added(modifier) } }
  }
  const isColor = modifier.optionType === 'color'
  return {
    name,
    mandatory,
    choices: modifier.choices.map((choice) => ({
      name: choice.description,
      ...(isColor && { colorCode: choice.value }),
      ...added(choice),
    })),
  }
}
