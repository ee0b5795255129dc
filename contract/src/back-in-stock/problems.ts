import type { Problems } from '../call.ts'

export const missingRequest = {
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: { status: 404, message: 'No such request exists.' },
} as const satisfies Problems

export const itemProblems = {
  CATALOG_ITEM_NOT_FOUND: { status: 404, message: 'No such item exists in the catalogue.' },
  INVALID_CATALOG_REFERENCE_OPTIONS: {
    status: 400,
    message: 'The `options` select no variant, or are too long.',
  },
} as const satisfies Problems

export const imageProblem = {
  INVALID_ITEM_IMAGE_URL: { status: 400, message: 'The URL of the picture isn’t an http or https URL.' },
} as const satisfies Problems
