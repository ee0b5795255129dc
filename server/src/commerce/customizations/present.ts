import type { Static } from 'typebox'
import type { Customization as Schema } from '@stoa/contract/customizations/customization'
import type { Context } from '../../kernel/context.ts'
import type { Customization, CustomizationChoice, CustomizationDoc } from '../catalogue-parts/public.ts'
import { toWireAmount } from '../pricing/public.ts'

type Wire = Static<typeof Schema>

/** An option or a modifier on the wire, with the number of its products if it is requested. */
export function present(
  { id, revision, createdDate, updatedDate, name, doc }: Customization,
  { site }: Pick<Context, 'site'>,
  count?: number,
): Wire {
  const { currency } = site.settings
  return {
    id,
    revision: String(revision),
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
    key: name,
    name,
    customizationType: doc.customizationType,
    customizationRenderType: doc.renderType,
    ...(doc.text && { freeTextInput: presentText(doc.text, currency) }),
    ...(doc.renderType !== 'FREE_TEXT' && { choicesSettings: { choices: doc.choices.map((choice) => presentChoice(choice, currency)) } }),
    ...(count !== undefined && { assignedProductsCount: count }),
  }
}

const presentText = ({ title, minLength, maxLength, addedMinor }: NonNullable<CustomizationDoc['text']>, currency: string) => ({
  minCharCount: minLength,
  maxCharCount: maxLength,
  title,
  key: title,
  ...presentAdded(addedMinor, currency),
})

const presentChoice = ({ choiceId, name, color, addedMinor }: CustomizationChoice, currency: string) => ({
  id: choiceId,
  key: name,
  name,
  ...(color === undefined ? { choiceType: 'CHOICE_TEXT' as const } : { choiceType: 'ONE_COLOR' as const, colorCode: color }),
  ...presentAdded(addedMinor, currency),
})

const presentAdded = (addedMinor: number | undefined, currency: string) =>
  addedMinor === undefined ? {} : { defaultAddedPrice: toWireAmount(addedMinor, currency) }
