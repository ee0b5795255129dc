import type { Client } from '@stoa/sdk'
import { textOf } from '@stoa/ui/refused-form'
import { expiries, expiryDays } from './expiries.ts'

const dayMs = 86_400_000

type NewKey = Parameters<Client['apiKeys']['createApiKey']>[0]

/** The request made from the form. It isn't validated here: the API reports what is invalid. */
export function newKeyOf(form: FormData, now: Date): NewKey {
  const days = expiryDays[expiries.find((name) => name === textOf(form, 'expires')) ?? 'never']
  const permissions = form.getAll('permissions').filter((value) => typeof value === 'string')
  return {
    name: textOf(form, 'name'),
    ...(textOf(form, 'access') === 'full' ? { fullAccess: true } : { permissions }),
    ...(days === undefined ? {} : { expiresDate: new Date(now.getTime() + days * dayMs).toISOString() }),
  }
}
