import type { oauth as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { appAccess } from './calls/app-access.ts'
import { tokenByEnvelope } from './calls/token-by-envelope.ts'
import { tokenInfo } from './calls/token-info.ts'
import { token } from './calls/token.ts'

export const oauth: Handlers<typeof contract> = { token, tokenInfo, appAccess, tokenByEnvelope }

export { keepSampleClients } from './clients.ts'
export { keysIn } from './keys.ts'
export { tokensWith } from './tokens.ts'
