import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Guid, Shape, Text } from '../scalars.ts'

export const missingProduct = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'No product with this ID exists.' },
} as const satisfies Problems

export const revisionProblems = {
  INVALID_REVISION: { status: 409, message: 'The entry has changed since it was read. Read it again.' },
} as const satisfies Problems

export const readProblems = {
  NO_PERMISSION_TO_READ_MERCHANT_DATA: { status: 403, message: 'Costs and profits are for owners and apps that can read them.' },
} as const satisfies Problems

const names = Shape({ names: field(Type.Array(Type.String()), 'Names that the problem is about.') })

/** Why a product can't be as it is sent, though each of its fields is valid. */
export const writeProblems = {
  MISSING_VARIANT_OPTION_CHOICE: { status: 400, message: 'A variant lacks a choice of an option.', data: names },
  DUPLICATE_VARIANT_OPTION_CHOICE: { status: 400, message: 'Two variants have the same choices.' },
  DUPLICATE_PRODUCT_OPTIONS: { status: 400, message: 'Two options or modifiers have the same name.', data: names },
  INVALID_DEFAULT_VARIANT: { status: 400, message: 'A product without options has exactly one variant, without choices.' },
  VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT: {
    status: 400,
    message: 'A variant has a choice that the product’s options don’t have.',
    data: names,
  },
  MISSING_OPTIONS_ON_UPDATE_VARIANTS: { status: 400, message: 'Options are changed together with all variants.' },
  DUPLICATE_SLUG_ERROR: {
    status: 409,
    message: 'Another product has this address.',
    data: Shape({ slug: field(Text(100), 'The address that is taken.') }),
  },
  DIGITAL_FILE_NOT_FOUND_ERROR: { status: 404, message: 'No private file with this ID exists.' },
  BARCODE_ALREADY_EXIST_ERROR: { status: 409, message: 'Another variant has this barcode.', data: names },
  VARIANT_ID_ALREADY_EXISTS: { status: 409, message: 'Another variant or product has this ID.' },
  PRODUCT_MEDIA_NOT_EXIST: {
    status: 404,
    message: 'No picture or video with this ID exists.',
    data: Shape({ mediaId: field(Text(2000), 'ID or address of the file.') }),
  },
  BRAND_NOT_FOUND: { status: 404, message: 'No brand with this ID exists.' },
  RIBBON_NOT_FOUND: { status: 404, message: 'No ribbon with this ID exists.' },
  INFO_SECTION_NOT_FOUND: { status: 404, message: 'No section with this ID exists.' },
  CUSTOMIZATION_NOT_EXIST: { status: 404, message: 'No option or modifier with this ID exists.' },
  CHOICE_NOT_EXIST: {
    status: 404,
    message: 'The option or modifier has no choice with this ID.',
    data: Shape({ choiceId: field(Guid, 'ID of the choice.') }),
  },
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: { status: 400, message: 'The price before a reduction must be higher than the price.' },
  DUPLICATE_RIBBON: { status: 400, message: 'A product has each ribbon once.' },
  DESCRIPTION_GIVEN_TWICE: { status: 400, message: 'Send one of `description` and `plainDescription`: they are two different texts.' },
  CATEGORY_NOT_FOUND: { status: 404, message: 'No category with this ID exists.' },
} as const satisfies Problems
