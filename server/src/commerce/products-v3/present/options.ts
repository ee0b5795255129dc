import { availabilityOf, type Product, type Variant } from '../../catalogue/public.ts'
import { presentChoice, renderTypeOf } from './choice.ts'
import { presentChoiceMedia } from './media.ts'
import type { View } from './view.ts'

/** What the variants of a product differ in. */
export const presentOptions = ({ doc }: Product, variants: readonly Variant[], view: View) =>
  doc.options.map((option) => ({
    id: option.partId,
    name: option.name,
    key: option.name,
    optionRenderType: renderTypeOf(option),
    choicesSettings: {
      choices: option.choices.map((choice) => ({
        ...presentChoice(choice, option),
        ...availabilityOf(variants, option, { choice: choice.description, selected: {} }),
        ...presentChoiceMedia(choice.mediaIds, doc.media, view),
      })),
    },
  }))
