import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { count, partFields, partFilterable, revision, same, text } from '../catalogue-parts.ts'
import { Image } from '../image.ts'
import { CatalogueAmount } from '../products-v3/amounts.ts'
import { choiceTypes, ColourCode, modifierRenderTypes } from '../products-v3/options.ts'
import { field, Guid, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'

export const customizationTypes = ['PRODUCT_OPTION', 'MODIFIER'] as const

const choice = {
  colorCode: maybe(ColourCode, 'Colour of the choice. For ONE_COLOR.'),
  key: readOnly(Text(50), 'Key of the choice in a catalogue reference. It is the name.'),
  name: maybe(Text(50, 1), 'Name of the choice as shoppers see it.'),
  defaultAddedPrice: maybeNull(
    CatalogueAmount,
    'What the choice adds to the price of an item, in the site’s currency, for new products. For modifiers. Nothing by default.',
  ),
}
const choiceType = Type.Enum([...choiceTypes])
const choiceId = readOnly(Guid, 'ID of the choice.')

export const CustomizationChoice = Shape({
  ...choice,
  id: choiceId,
  choiceType: maybe(choiceType, 'Whether the choice is a text or a colour.'),
  displayImage: readOnly(Image, 'Picture of the choice.'),
})
export const NewCustomizationChoice = Shape({
  ...choice,
  id: choiceId,
  choiceType: maybe(choiceType, 'ONE_COLOR for SWATCH_CHOICES and CHOICE_TEXT for TEXT_CHOICES, which is the default.'),
  name: field(Text(50, 1), 'Name of the choice as shoppers see it.'),
})
export const ChoiceChanges = Shape({
  ...choice,
  id: field(Guid, 'ID of the choice.'),
  choiceType: readOnly(choiceType, 'Whether the choice is a text or a colour. It can’t be changed.'),
})

const FreeText = Shape({
  minCharCount: maybe(Whole(0, 500), 'The shortest text, in characters. 0 by default.'),
  maxCharCount: maybe(Whole(1, 500), 'The longest text, in characters. 500 by default.'),
  defaultAddedPrice: maybeNull(
    CatalogueAmount,
    'What a text adds to the price of an item, in the site’s currency, for new products. Nothing by default.',
  ),
  title: maybe(Text(100, 1), 'What the shopper is asked for. The name by default.'),
  key: readOnly(Text(100), 'Key of the text in a catalogue reference. It is the title.'),
})

const ownFields = {
  ...partFields,
  key: readOnly(Text(100), 'Key in a catalogue reference. It is the name.'),
  assignedProductsCount: count,
}
const choicesIn = <Choice extends Type.TSchema>(item: Choice) =>
  Shape({ choices: maybe(Type.Array(item, { minItems: 1, maxItems: 1000 }), 'The choices in the shop’s order.') })

const name = Text(100, 1)
const customizationType = Type.Enum([...customizationTypes])
const customizationRenderType = Type.Enum([...modifierRenderTypes])
const texts = {
  name: 'Name as shoppers see it. Once among those of its type and render type.',
  customizationType: 'Whether it makes variants, or is a choice or text besides.',
  customizationRenderType: 'Whether shoppers write a text, or choose from texts or from colours. Options have choices.',
  freeTextInput: 'What can be written. For FREE_TEXT.',
  choicesSettings: 'What can be chosen. For TEXT_CHOICES and SWATCH_CHOICES.',
}

/** An option or a modifier that products share: changing it changes all of them. */
export const Customization = Answered(
  Shape({
    ...ownFields,
    id: readOnly(Guid, 'ID of the customization.'),
    name: maybe(name, texts.name),
    customizationType: maybe(customizationType, texts.customizationType),
    customizationRenderType: maybe(customizationRenderType, texts.customizationRenderType),
    freeTextInput: maybe(FreeText, texts.freeTextInput),
    choicesSettings: maybe(choicesIn(CustomizationChoice), texts.choicesSettings),
  }),
  ['id', 'revision', 'createdDate', 'updatedDate', 'key', 'name', 'customizationType', 'customizationRenderType'],
)
export const NewCustomization = Shape({
  ...ownFields,
  id: readOnly(Guid, 'ID of the customization.'),
  name: field(name, texts.name),
  customizationType: field(customizationType, texts.customizationType),
  customizationRenderType: field(customizationRenderType, texts.customizationRenderType),
  freeTextInput: maybe(FreeText, texts.freeTextInput),
  choicesSettings: maybe(choicesIn(NewCustomizationChoice), texts.choicesSettings),
})
/** Name and settings of a text. The rest can be sent as it was read. */
export const CustomizationChanges = Shape({
  ...ownFields,
  id: field(Guid, 'ID of the customization.'),
  revision,
  name: maybe(name, texts.name),
  customizationType: readOnly(customizationType, 'It can’t be changed.'),
  customizationRenderType: readOnly(customizationRenderType, 'It can’t be changed.'),
  freeTextInput: maybe(FreeText, 'Settings of the text to change. For FREE_TEXT.'),
  choicesSettings: readOnly(choicesIn(CustomizationChoice), 'Choices have calls of their own.'),
})

/** What they can be filtered and sorted by. */
export const customizationsFilterable = {
  ...partFilterable,
  name: text,
  customizationType: same,
  customizationRenderType: same,
} as const
