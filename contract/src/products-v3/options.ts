import { Type } from 'typebox'
import { customTextMax, modifierChoicesMax, optionChoicesMax } from '../catalogue/limits.ts'
import { Image } from '../image.ts'
import { Guid, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { CatalogueAmount } from './amounts.ts'
import { MediaReferences } from './media.ts'

export const choiceTypes = ['CHOICE_TEXT', 'ONE_COLOR'] as const
export const optionRenderTypes = ['TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export const modifierRenderTypes = ['FREE_TEXT', ...optionRenderTypes] as const

/** The code of a colour in CSS, such as `#c2543d`. */
export const ColourCode = Text(50, 1)

const choice = {
  choiceId: maybeNull(Guid, 'ID of the choice. A choice without one is found by its name, or created.'),
  choiceType: maybe(Type.Enum([...choiceTypes]), 'Whether the choice is a text or a colour.'),
  colorCode: maybe(ColourCode, 'CSS code of the colour, such as #c2543d. For ONE_COLOR.'),
  name: maybeNull(Text(50, 1), 'Name of the choice as shoppers see it.'),
  key: readOnly(Text(50), 'Key of the choice in a catalogue reference. It is the name.'),
  displayImage: readOnly(Image, 'Picture of the choice. On request: PRODUCT_CHOICES_DISPLAY_IMAGE.'),
  media: maybe(MediaReferences, 'Pictures of the choice. On request: PRODUCT_CHOICES_MEDIA_REFERENCES.'),
}

/** An option: what the variants of a product differ in, such as size. */
export const ConnectedOption = Shape({
  id: maybeNull(Guid, 'ID of the customization that the option is. Without one, it is found by its name, or created.'),
  name: maybeNull(Text(50, 1), 'Name of the option as shoppers see it.'),
  optionRenderType: maybe(Type.Enum([...optionRenderTypes]), 'Whether shoppers choose from texts or from colours.'),
  key: readOnly(Text(50), 'Key of the option in a catalogue reference. It is the name.'),
  choicesSettings: maybe(
    Shape({
      choices: maybe(
        Type.Array(
          Shape({
            ...choice,
            inStock: readOnly(Type.Boolean(), 'Whether a variant with this choice is in stock.'),
            visible: readOnly(Type.Boolean(), 'Whether a visible variant has this choice.'),
          }),
          { minItems: 1, maxItems: optionChoicesMax },
        ),
        'The choices in the shop’s order.',
      ),
    }),
    'What can be chosen.',
  ),
})

/** A modifier: what shoppers choose or write without a variant of its own, such as an engraving. */
export const ConnectedModifier = Shape({
  id: maybeNull(Guid, 'ID of the customization that the modifier is. Without one, it is found by its name, or created.'),
  name: maybeNull(Text(100, 1), 'Name of the modifier.'),
  modifierRenderType: maybe(Type.Enum([...modifierRenderTypes]), 'Whether shoppers write a text, or choose from texts or from colours.'),
  key: readOnly(Text(100), 'Key of the modifier in a catalogue reference. It is the name.'),
  mandatory: maybeNull(Type.Boolean(), 'Whether the item can’t be bought without it. False by default.'),
  freeTextSettings: maybe(
    Shape({
      minCharCount: maybe(Whole(0, customTextMax), 'The shortest text, in characters. 0 by default.'),
      maxCharCount: maybe(Whole(1, customTextMax), 'The longest text, in characters. 500 by default.'),
      defaultAddedPrice: maybeNull(CatalogueAmount, 'What a text adds to the price of the item. Nothing by default.'),
      title: maybe(Text(100, 1), 'What the shopper is asked for. The name of the modifier by default.'),
      key: readOnly(Text(100), 'Key of the text in a catalogue reference. It is the title.'),
    }),
    'What can be written. For FREE_TEXT.',
  ),
  choicesSettings: maybe(
    Shape({
      choices: maybe(
        Type.Array(Shape({ ...choice, addedPrice: maybeNull(CatalogueAmount, 'What the choice adds to the price of the item.') }), {
          minItems: 1,
          maxItems: modifierChoicesMax,
        }),
        'The choices in the shop’s order.',
      ),
    }),
    'What can be chosen. For TEXT_CHOICES and SWATCH_CHOICES.',
  ),
})

/** The choice of a variant for one option: by IDs, or by names. */
export const OptionChoice = Shape({
  optionChoiceIds: maybe(
    Shape({ optionId: maybe(Guid, 'ID of the option.'), choiceId: maybe(Guid, 'ID of the choice.') }),
    'The choice by IDs.',
  ),
  optionChoiceNames: maybe(
    Shape({
      optionName: maybe(Text(50, 1), 'Name of the option.'),
      choiceName: maybe(Text(50, 1), 'Name of the choice.'),
      renderType: maybe(Type.Enum([...optionRenderTypes]), 'Whether the option has texts or colours.'),
    }),
    'The choice by names. On request: VARIANT_OPTION_CHOICE_NAMES.',
  ),
})
