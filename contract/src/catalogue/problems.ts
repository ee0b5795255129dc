import type { Problems } from '../call.ts'

export const productProblems = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'There is no such product.' },
} as const satisfies Problems

export const variantProblems = {
  VARIANT_NOT_FOUND: { status: 404, message: 'There is no such variant.' },
} as const satisfies Problems
