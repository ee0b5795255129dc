import { Type } from 'typebox'
import { call } from '../call.ts'
import { Price } from '../money.ts'
import { Guid, field, maybe, Shape, Text, Whole } from '../scalars.ts'
import { productProblems } from './problems.ts'

const addedPrice = (what: string) => maybe(Price, `What ${what} adds to the price of the item. Absent if it adds nothing.`)

const ModifierChoice = Shape({
  name: field(Text(50), 'Name of the choice, in catalogue references too.'),
  colorCode: maybe(Text(50), 'Its CSS colour, if shoppers choose from colours.'),
  addedPrice: addedPrice('the choice'),
})

const ModifierText = Shape({
  title: field(Text(100), 'What the shopper is asked for, and the key of the text in `customTextFields` of a catalogue reference.'),
  minLength: field(Whole(0, 500), 'The shortest text, in characters.'),
  maxLength: field(Whole(0, 500), 'The longest text, in characters.'),
  addedPrice: addedPrice('a text'),
})

const Modifier = Shape({
  name: field(Text(100), 'Name of the modifier, in catalogue references too.'),
  mandatory: field(Type.Boolean(), 'Whether the item can’t be bought without it.'),
  choices: maybe(Type.Array(ModifierChoice), 'What can be chosen. Absent for a text.'),
  text: maybe(ModifierText, 'What can be written. Absent if something is chosen.'),
})

export const getProductModifiers = call({
  method: 'GET',
  path: '/v1/products/{id}/modifiers',
  family: 'stoa',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
  summary: 'Get what shoppers choose or write besides the variant of a product.',
  description:
    'Returns the modifiers of a product in the shop’s order, with what they add to the price. `getProduct` shows those with choices as options, unless variants are managed, ' +
    'and never what they add. Modifiers of hidden products are available to owners and apps only.',
  source: 'decision 0143',
  request: Shape({ id: field(Guid, 'ID of the product.') }),
  response: Shape({ modifiers: field(Type.Array(Modifier), 'The modifiers in the shop’s order.') }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000001' },
})
