import type { MailStatus } from '@stoa/contract/mails/states'
import { policyOf } from './policies.ts'

/** What came of handing a mail to the server. TAKEN: it answers for it now. REFUSED: it will never take this mail. LATER: not now. UNREACHABLE: it takes no mail at
 *  all, for it is not there, or does not let us in. */
export interface Delivery {
  outcome: 'TAKEN' | 'REFUSED' | 'LATER' | 'UNREACHABLE'
  /** The server's own, in one line. */
  serverResponse: string
}

export interface RetryState {
  template: string
  /** How often it was tried before. */
  tries: number
  /** Since when it waits. */
  since: Date
}

/** How a mail stands after a try. */
export interface Outcome {
  status: MailStatus
  tries: number
  nextTryDate: Date | null
  problem: string | null
  sentDate: Date | null
  /** Whether what it says is to be forgotten. */
  isEmptied: boolean
}

const minute = 60
const hour = 60 * minute
/** How long a mail rests after its first, second, third … try: who waits for a code waits in front of a screen, and who is away comes back within two days. */
const restSeconds = [10, 30, minute, 3 * minute, 10 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour]

/** Where a mail stands after the server's answer. Codes and links that open accounts are kept no longer than they are needed here. */
export function outcomeOf({ template, tries, since }: RetryState, { outcome, serverResponse }: Delivery, now: Date): Outcome {
  const { opensAccount } = policyOf(template)
  const tried = { tries: tries + 1, nextTryDate: null, sentDate: null, isEmptied: opensAccount }
  if (outcome === 'TAKEN') return { ...tried, status: 'SENT', problem: null, sentDate: now }
  const rest = restSeconds[tries]
  const nextTryDate = rest === undefined || outcome === 'REFUSED' ? undefined : new Date(now.getTime() + rest * 1000)
  if (!nextTryDate || isExpired({ template, since }, nextTryDate)) return { ...tried, status: 'FAILED', problem: serverResponse }
  return { ...tried, status: 'WAITING', problem: serverResponse, nextTryDate, isEmptied: false }
}

/** Where a mail stands that nobody would want any more: written while there was no server, or given up. */
export const expiredOutcome = ({ template, tries }: RetryState, problem: string | null): Outcome => ({
  status: tries === 0 ? 'KEPT' : 'FAILED',
  tries,
  nextTryDate: null,
  problem,
  sentDate: null,
  isEmptied: policyOf(template).opensAccount,
})

export const isExpired = ({ template, since }: Pick<RetryState, 'template' | 'since'>, at: Date): boolean =>
  at.getTime() - since.getTime() > policyOf(template).validMinutes * 60_000
