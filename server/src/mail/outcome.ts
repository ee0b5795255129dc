import type { MailStatus } from '@stoa/contract/mails/states'
import { policyOf } from './policies.ts'

/** The outcome of handing an email to the server. TAKEN: the server accepted it. REFUSED: it will never accept this email. LATER: not now. UNREACHABLE: it
 *  accepts no emails at all, because it can't be reached or rejects the credentials. */
export interface Delivery {
  outcome: 'TAKEN' | 'REFUSED' | 'LATER' | 'UNREACHABLE'
  /** The server's own response, on one line. */
  serverResponse: string
}

export interface RetryState {
  template: string
  /** Number of previous attempts. */
  tries: number
  /** Since when it has been waiting. */
  since: Date
}

/** The status of an email after an attempt. */
export interface Outcome {
  status: MailStatus
  tries: number
  nextTryDate: Date | null
  problem: string | null
  sentDate: Date | null
  /** Whether its content is deleted. */
  isEmptied: boolean
}

const minute = 60
const hour = 60 * minute
/** The delays after the first, second, third … attempt: a person who waits for a code is in front of a screen, and one who is away returns within two days. */
const restSeconds = [10, 30, minute, 3 * minute, 10 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour]

/** The status of an email after the server's response. Codes and links that give access to accounts are kept no longer than necessary. */
export function outcomeOf({ template, tries, since }: RetryState, { outcome, serverResponse }: Delivery, now: Date): Outcome {
  const { opensAccount } = policyOf(template)
  const tried = { tries: tries + 1, nextTryDate: null, sentDate: null, isEmptied: opensAccount }
  if (outcome === 'TAKEN') return { ...tried, status: 'SENT', problem: null, sentDate: now }
  const rest = restSeconds[tries]
  const nextTryDate = rest === undefined || outcome === 'REFUSED' ? undefined : new Date(now.getTime() + rest * 1000)
  if (!nextTryDate || isExpired({ template, since }, nextTryDate)) return { ...tried, status: 'FAILED', problem: serverResponse }
  return { ...tried, status: 'WAITING', problem: serverResponse, nextTryDate, isEmptied: false }
}

/** The status of an email that is no longer useful: written while there was no server, or expired. */
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

/** The domain of the people of the sample shop. It has no mail server (RFC 2606), and none is asked. */
const sampleDomain = '@correio.example'

/** Whether a person of the sample shop would get an email. */
export const isForSample = (recipient: string): boolean => recipient.toLowerCase().endsWith(sampleDomain)

/** The status of an email to a person of the sample shop, whatever led to it. */
export const sampleOutcome = ({ template, tries }: RetryState): Outcome => ({
  status: 'KEPT',
  tries,
  nextTryDate: null,
  problem: 'This person belongs to the sample shop, and gets no email.',
  sentDate: null,
  isEmptied: policyOf(template).opensAccount,
})
