import type { Problems } from '../call.ts'

export const missingLocation = {
  LOCATION_NOT_FOUND: { status: 404, message: 'No location with this ID exists.' },
} as const satisfies Problems
