import type { verification as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'

export const verification: Handlers<typeof contract> = {}
