import type { status as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getStatus } from './calls/get-status.ts'

export const status: Handlers<typeof contract> = { getStatus }
