import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { count, partFields, partFilterable, revision, same, text } from '../catalogue-parts.ts'
import { Image } from '../image.ts'
import { CatalogueAmount } from '../products-v3/amounts.ts'
import { choiceTypes, ColourCode, modifierRenderTypes } from '../products-v3/options.ts'
import { field, Guid, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'

export const customizationTypes = ['PRODUCT_OPTION', 'MODIFIER'] as const

const choice = {
  choiceType: maybe(Type.Enum([...choiceTypes]), 'Whether the choice is a text or a colour. It can’t be changed.'),
  colorCode: maybe(ColourCode, 'Colour of the choice. For ONE_COLOR.'),
  key: readOnly(Text(50), 'Key of the choice in a catalogue reference. It is the name.'),
  name: maybe(Text(50, 1), 'Name of the choice as shoppers see it.'),
  defaultAddedPrice: maybeNull(CatalogueAmount, 'What the choice adds to the price of an item, for new products. For modifiers.'),
  displayImage: readOnly(Image, 'Picture of the choice. On request: CHOICE_DISPLAY_IMAGE.'),
}
export const CustomizationChoice = Shape({ ...choice, id: readOnly(Guid, 'ID of the choice.') })
export const NewCustomizationChoice = Shape({
  ...choice,
  id: readOnly(Guid, 'ID of the choice.'),
  name: field(Text(50, 1), 'Name of the choice as shoppers see it.'),
})
export const ChoiceChanges = Shape({ ...choice, id: field(Guid, 'ID of the choice.') })

const FreeText = Shape({
  minCharCount: maybe(Whole(0, 500), 'The shortest text, in characters. 0 by default.'),
  maxCharCount: maybe(Whole(1, 500), 'The longest text, in characters. 500 by default.'),
  defaultAddedPrice: maybeNull(CatalogueAmount, 'What a text adds to the price of an item, for new products.'),
  title: maybe(Text(100, 1), 'What the shopper is asked for. The name by default.'),
  key: readOnly(Text(100), 'Key of the text in a catalogue reference. It is the title.'),
})

const fields = {
  id: readOnly(Guid, 'ID of the customization.'),
  ...partFields,
  key: readOnly(Text(100), 'Key in a catalogue reference. It is the name.'),
  name: maybe(Text(100, 1), 'Name as shoppers see it.'),
  customizationType: maybe(
    Type.Enum([...customizationTypes]),
    'Whether it makes variants, or is a choice or text besides. It can’t be changed.',
  ),
  customizationRenderType: maybe(
    Type.Enum([...modifierRenderTypes]),
    'Whether shoppers write a text, or choose from texts or from colours. It can’t be changed.',
  ),
  freeTextInput: maybe(FreeText, 'What can be written. For FREE_TEXT.'),
  choicesSettings: maybe(
    Shape({ choices: maybe(Type.Array(CustomizationChoice, { minItems: 1, maxItems: 1000 }), 'The choices in the shop’s order.') }),
    'What can be chosen. For TEXT_CHOICES and SWATCH_CHOICES.',
  ),
  assignedProductsCount: count,
}

/** An option or a modifier that products share: changing it changes all of them. */
export const Customization = Answered(Shape(fields), [
  'id',
  'revision',
  'createdDate',
  'updatedDate',
  'key',
  'name',
  'customizationType',
  'customizationRenderType',
])
export const NewCustomization = Shape({
  ...fields,
  name: field(Text(100, 1), 'Name as shoppers see it.'),
  customizationType: field(Type.Enum([...customizationTypes]), 'Whether it makes variants, or is a choice or text besides.'),
  customizationRenderType: field(
    Type.Enum([...modifierRenderTypes]),
    'Whether shoppers write a text, or choose from texts or from colours.',
  ),
})
const { choicesSettings, customizationType, customizationRenderType, ...changeable } = fields
void [choicesSettings, customizationType, customizationRenderType]
export const CustomizationChanges = Shape({ ...changeable, id: field(Guid, 'ID of the customization.'), revision })

/** What they can be filtered and sorted by. */
export const customizationsFilterable = {
  ...partFilterable,
  name: text,
  customizationType: same,
  customizationRenderType: same,
} as const
