import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Guid, Shape, Text, Whole } from '../scalars.ts'

export const missing = {
  CUSTOMIZATION_NOT_FOUND: { status: 404, message: 'No customization with this ID exists.' },
} as const satisfies Problems

export const nameProblem = {
  CUSTOMIZATION_NAME_ALREADY_EXISTS: { status: 409, message: 'Another customization of this type and render type has this name.' },
} as const satisfies Problems

/** Of the settings of a text. */
export const textProblems = {
  INVALID_FREE_TEXT_SETTINGS: {
    status: 400,
    message: 'The shortest text (`minCharCount`) is longer than the longest one (`maxCharCount`).',
  },
  DOESNT_SUPPORT_FREE_TEXT: { status: 400, message: 'Only customizations of the kind FREE_TEXT have `freeTextInput`.' },
} as const satisfies Problems

const noText = {
  DOESNT_SUPPORT_CHOICES: { status: 400, message: 'A customization of the kind FREE_TEXT has no choices.' },
} as const satisfies Problems
const noAddedPrice = {
  MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION: {
    status: 400,
    message: 'Only choices of modifiers have a `defaultAddedPrice`. The price of an option is that of its variants.',
  },
} as const satisfies Problems
/** Of choices that are written. */
export const choiceProblems = { ...noText, ...noAddedPrice } as const satisfies Problems

export const settingsProblems = {
  ...textProblems,
  ...choiceProblems,
  INVALID_CUSTOMIZATION_RENDER_TYPE: { status: 400, message: 'An option has choices: it can’t be of the kind FREE_TEXT.' },
} as const satisfies Problems

const sameName = {
  DUPLICATE_CHOICE_NAME: {
    status: 409,
    message: 'The customization has another choice with this name.',
    data: Shape({ names: field(Type.Array(Text(50)), 'Names that occur twice.') }),
  },
} as const satisfies Problems

/** Of choices that are added to others. */
export const newChoiceProblems = {
  ...choiceProblems,
  ...sameName,
  CHOICES_LIMIT_EXCEEDED: {
    status: 400,
    message: 'A customization can have up to 1,000 choices.',
    data: Shape({ limit: field(Whole(0, 1000), 'The largest number of choices.') }),
  },
} as const satisfies Problems

/** Of choices that are changed. */
export const changedChoiceProblems = { ...noAddedPrice, ...sameName } as const satisfies Problems

const choiceIds = field(Type.Array(Guid), 'IDs of these choices.')

export const noSuchChoice = {
  CHOICE_NOT_FOUND: { status: 404, message: 'The customization has no such choice.', data: Shape({ choiceIds }) },
} as const satisfies Problems

export const idsMismatch = {
  ...noText,
  CHOICE_IDS_MISMATCH: {
    status: 400,
    message: 'Name each choice of the customization once.',
    data: Shape({
      missingIds: field(Type.Array(Guid), 'IDs of choices that aren’t named.'),
      extraIds: field(Type.Array(Guid), 'IDs that are named twice, or aren’t those of choices.'),
    }),
  },
} as const satisfies Problems

export const assigned = {
  customization: { CUSTOMIZATION_ASSIGNED_TO_PRODUCT: { status: 409, message: 'A product has the option.' } },
  choice: { CHOICE_ASSIGNED_TO_PRODUCT: { status: 409, message: 'A product has the choice.', data: Shape({ choiceIds }) } },
} as const satisfies Record<string, Problems>
