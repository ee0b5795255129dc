import type { members as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'

export const members: Handlers<typeof contract> = {}
