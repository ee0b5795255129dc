import type { Handlers } from '../app.ts'
import type { oauth as contract } from '@stoa/contract'
import { token } from './calls/token.ts'

export const oauth: Handlers<typeof contract> = { token }
