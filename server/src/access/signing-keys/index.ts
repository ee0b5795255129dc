import type { signingKeys as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { querySigningKeys } from './calls/query-signing-keys.ts'
import { rotateSigningKey } from './calls/rotate-signing-key.ts'

export const signingKeys: Handlers<typeof contract> = { querySigningKeys, rotateSigningKey }
