import { Type } from 'typebox'
import { call } from '../call.ts'
import { Breadcrumb } from '../categories/breadcrumb.ts'
import { levelsMax } from '../categories/limits.ts'
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

export const getProductPage = call({
  method: 'GET',
  path: '/v1/products/{id}/page',
  family: 'stoa',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
  summary: 'Get what the page of a product shows besides the product.',
  description:
    'Returns the modifiers, with what they add to the price, and the way to the main category or, without one, to the first. `getProduct` shows modifiers with choices as options, unless ' +
    'variants are managed, and never what they add. Of hidden products, to owners and apps only.',
  source: 'decisions 0143, 0146',
  request: Shape({ id: field(Guid, 'ID of the product.') }),
  response: Shape({
    modifiers: field(Type.Array(Modifier), 'What shoppers choose or write besides the variant, in the shop’s order.'),
    breadcrumbs: field(Type.Array(Breadcrumb, { maxItems: levelsMax }), 'The categories from the top to the one that the product is in.'),
  }),
  problems: productProblems,
  example: { id: '10000000-0000-4000-8000-000000000001' },
})
