import type { Client } from '@stoa/sdk'
import type { ProductV3 } from '../../../answers.ts'
import { amountOf, wireAmount } from './amounts.ts'
import { completeOptions } from './combinations.ts'
import { managesVariants } from './product-changes.ts'
import type { CustomTextDraft, ModifierDraft, ProductDraft } from './product-draft.ts'

type Modifier = NonNullable<Parameters<Client['productsV3']['updateProduct']>[0]['product']['modifiers']>[number]

/** A modifier as it is sent, and its path in the form. */
export interface SentModifier {
  path: string
  modifier: Modifier
}

/** All modifiers of a form in the order that the product has them in: choices in the places of choices, texts in those of texts, new ones at the end. Without
 *  managed variants, options are among them. */
export function arrangedModifiers(draft: ProductDraft, v3: Pick<ProductV3, 'modifiers'>): SentModifier[] {
  const options = managesVariants(draft) ? [] : completeOptions(draft.options)
  const choices = [
    ...options.map((option, index) => ({ path: `options.${index}`, modifier: optionModifier(option) })),
    ...draft.modifiers.map((one, index) => ({ path: `modifiers.${index}`, modifier: choiceModifier(one) })),
  ]
  const texts = draft.customTexts.map((text, index) => ({ path: `customTexts.${index}`, modifier: textModifier(text, v3) }))
  const placed = v3.modifiers.flatMap(({ freeTextSettings }) => (freeTextSettings ? texts : choices).splice(0, 1))
  return [...placed, ...choices, ...texts]
}

const optionModifier = ({ name, isColour, choices }: ProductDraft['options'][number]): Modifier =>
  choiceModifier({ name, isColour, mandatory: 'on', choices: choices.map((choice) => ({ ...choice, added: '' })) })

const choiceModifier = ({ name, isColour, mandatory, choices }: ModifierDraft): Modifier => ({
  name,
  modifierRenderType: isColour === 'on' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
  mandatory: mandatory === 'on',
  choicesSettings: {
    choices: choices.map((choice) => ({
      name: choice.name,
      choiceType: isColour === 'on' ? 'ONE_COLOR' : 'CHOICE_TEXT',
      ...(isColour === 'on' && { colorCode: choice.colour }),
      addedPrice: wireAmount(choice.added),
    })),
  },
})

/** A text whose title is the same keeps its name. */
function textModifier(
  { was, title, minLength, maxLength, mandatory, added }: CustomTextDraft,
  { modifiers }: Pick<ProductV3, 'modifiers'>,
): Modifier {
  const before = modifiers.find(({ freeTextSettings }) => was === title && freeTextSettings?.title === title)
  return {
    name: before?.name ?? title,
    modifierRenderType: 'FREE_TEXT',
    mandatory: mandatory === 'on',
    freeTextSettings: {
      title,
      minCharCount: amountOf(minLength) ?? 0,
      maxCharCount: amountOf(maxLength) ?? 100,
      defaultAddedPrice: wireAmount(added),
    },
  }
}
