import { isText, type ChoiceModifier, type Product, type TextModifier } from '../../catalogue/public.ts'
import { toWireAmount } from '../../pricing/public.ts'
import { presentChoice, renderTypeOf } from './choice.ts'
import { presentChoiceMedia } from './media.ts'
import type { View } from './view.ts'

/** What buyers choose or write besides. */
export const presentModifiers = (product: Product, view: View) =>
  product.doc.modifiers.map((modifier) => ({
    id: modifier.partId,
    name: modifier.name,
    key: modifier.name,
    mandatory: modifier.mandatory,
    ...(isText(modifier) ? presentText(modifier, view) : presentChoices(modifier, product, view)),
  }))

const presentText = ({ title, minLength, maxLength, addedMinor }: TextModifier, { money }: View) => ({
  modifierRenderType: 'FREE_TEXT' as const,
  freeTextSettings: {
    minCharCount: minLength,
    maxCharCount: maxLength,
    title,
    key: title,
    ...(addedMinor !== undefined && { defaultAddedPrice: toWireAmount(addedMinor, money.currency) }),
  },
})

const presentChoices = (modifier: ChoiceModifier, { doc }: Product, view: View) => ({
  modifierRenderType: renderTypeOf(modifier),
  choicesSettings: {
    choices: modifier.choices.map((choice) => ({
      ...presentChoice(choice, modifier),
      ...(choice.addedMinor !== undefined && { addedPrice: toWireAmount(choice.addedMinor, view.money.currency) }),
      ...presentChoiceMedia(choice.mediaIds, doc.media, view),
    })),
  },
})
