import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'

/** The calls that write: all that can lock rows. */
export const writingCalls = allCalls(contract).filter(({ call }) => call.writes)
