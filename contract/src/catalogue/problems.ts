import type { Problems } from '../call.ts'

export const productProblems = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'No product with this ID exists.' },
} as const satisfies Problems

export const variantProblems = {
  VARIANT_NOT_FOUND: { status: 404, message: 'No variant with this ID exists.' },
} as const satisfies Problems
