import type { Problems } from '../call.ts'
import { field, Shape, Text, Whole } from '../scalars.ts'

export const productProblems = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'No product with this ID exists.' },
} as const satisfies Problems

export const variantProblems = {
  VARIANT_NOT_FOUND: { status: 404, message: 'No variant with this ID exists.' },
} as const satisfies Problems

/** Why a product can’t be as it is sent, though each of its fields is valid. */
export const changeProblems = {
  SLUG_ALREADY_EXISTS: {
    status: 409,
    message: 'Another product has this address.',
    data: Shape({ slug: field(Text(100), 'The address that is taken.') }),
  },
  TOO_MANY_VARIANTS: {
    status: 400,
    message: 'The choices make more than 1,000 variants.',
    data: Shape({ variants: field(Whole(0, 2_000_000_000), 'Number of combinations.') }),
  },
  NEGATIVE_PRICE: { status: 400, message: 'A price would be negative or too high.' },
} as const satisfies Problems

/** Why a bulk call leaves a product as it is. */
export const bulkProblems = {
  ...productProblems,
  NEGATIVE_PRICE: changeProblems.NEGATIVE_PRICE,
  DISCOUNT_ABOVE_PRICE: { status: 400, message: 'The discount would be greater than the price.' },
  VALUE_OUT_OF_RANGE: { status: 400, message: 'A cost or weight would be negative or too high.' },
} as const satisfies Problems

export const managedProblems = {
  VARIANTS_NOT_MANAGED: { status: 409, message: 'The variants of this product aren’t managed. Set `manageVariants` first.' },
  VARIANT_NOT_FOUND: variantProblems.VARIANT_NOT_FOUND,
} as const satisfies Problems

const mediaId = Shape({ mediaId: field(Text(500), 'ID of the file.') })

export const mediaProblems = {
  MEDIA_NOT_FOUND: { status: 404, message: 'No picture or video with this ID exists.', data: mediaId },
  CHOICE_NOT_FOUND: {
    status: 404,
    message: 'The product has no such choice.',
    data: Shape({ option: field(Text(50), 'Name of the option.'), choice: field(Text(50), 'Name of the choice.') }),
  },
  MEDIA_OF_ANOTHER_OPTION: { status: 409, message: 'Only choices of one option can have pictures, and another option has some.' },
  TOO_MANY_MEDIA: { status: 400, message: 'A product can have up to 100 pictures and videos.' },
} as const satisfies Problems

export const versionProblems = {
  VERSION_NOT_FOUND: { status: 404, message: 'The product has no such version.' },
} as const satisfies Problems
