import type { recovery as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'

export const recovery: Handlers<typeof contract> = {}
