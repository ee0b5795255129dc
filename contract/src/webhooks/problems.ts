/** Errors of calls that name a webhook. */
export const webhookProblems = {
  WEBHOOK_NOT_FOUND: { status: 404, message: 'No webhook with this ID exists.' },
} as const

/** Errors of calls that name an app. */
export const webhookAppProblems = {
  APP_NOT_FOUND: { status: 404, message: 'No app with this ID exists.' },
} as const

export const webhookDeliveryProblems = {
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, message: 'No delivery with this ID exists.' },
} as const

export const webhookKeyProblems = {
  ...webhookAppProblems,
  WEBHOOK_KEY_NOT_FOUND: { status: 404, message: 'The app has no webhook key with this ID.' },
} as const
