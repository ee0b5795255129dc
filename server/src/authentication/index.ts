import type { authentication as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'

export const authentication: Handlers<typeof contract> = {}
