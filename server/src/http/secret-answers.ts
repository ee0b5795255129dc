import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'

const secretCalls: ReadonlySet<string> = new Set(
  allCalls(contract)
    .filter(({ call }) => call.secretAnswer)
    .map(({ id }) => id),
)

/** Whether the answer of a call, and every page made from it, must not be compressed: decision 0079. */
export const answersSecret = (id: string): boolean => secretCalls.has(id)
