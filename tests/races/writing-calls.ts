import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'

/** The calls that write, whose transactions can lock several rows. */
export const writingCalls = allCalls(contract).filter(({ call }) => call.writes)
