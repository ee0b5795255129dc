import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'

/** These need a provider of sign-ins. */
const callsOthers: readonly string[] = ['authentication.beginSingleSignOn', 'authentication.completeSingleSignOn']

/** The calls that write: all that can lock rows. */
export const writingCalls = allCalls(contract).filter(({ id, call }) => call.writes && !callsOthers.includes(id))
