import type { status as contract } from '@stoa/contract'
import type { Handlers } from '../../http/app.ts'
import { getStatus } from './calls/get-status.ts'

export const status: Handlers<typeof contract> = { getStatus }
