import type { redirects as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'

export const redirects: Handlers<typeof contract> = {}
