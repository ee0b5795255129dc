import { deadDays, deliveredDays, deliveryHours } from '@stoa/contract/webhooks/delivery'
import { deliveryTransitions, type AttemptProblem } from '@stoa/contract/webhooks/states'
import { transitionTo } from '../../../kernel/transition-to.ts'
import type { DeliveryRow } from './rows.ts'

const secondMs = 1_000
const hourMs = 3_600 * secondMs
const dayMs = 24 * hourMs

const firstDelayMs = 5 * secondMs
const delayMaxMs = 4 * hourMs
/** A receiver can ask for a later attempt by Retry-After, but not for a much later one. */
const retryAfterMaxMs = hourMs

/** The result of an attempt. */
export interface AttemptResult {
  problem: AttemptProblem | null
  answerStatus: number | null
  /** As the receiver asked for. */
  retryAfterMs?: number
}

/** The fields that an attempt changes. */
export type Outcome = Pick<
  DeliveryRow,
  'status' | 'tries' | 'sinceDate' | 'nextAttemptDate' | 'endedDate' | 'expiresDate' | 'problem' | 'answerStatus'
>

/** Problems that no further attempt can solve. */
const lasting: ReadonlySet<AttemptProblem | null> = new Set(['GONE', 'PERMISSION', 'NO_DATA'])

/** The state of a delivery after an attempt, `random` being from 0 to 1. Attempts end 48 hours after the first one, which may have waited for an earlier
 *  event or for its webhook to be enabled. The last one is made then. */
export function outcomeOf(
  { status, tries, sinceDate, isTest }: Pick<DeliveryRow, 'status' | 'tries' | 'sinceDate' | 'isTest'>,
  { problem, answerStatus, retryAfterMs = 0 }: AttemptResult,
  { now, random }: { now: Date; random: number },
): Outcome {
  const since = tries === 0 ? now : sinceDate
  const tried = { tries: tries + 1, sinceDate: since, nextAttemptDate: null, endedDate: now, problem, answerStatus }
  if (problem === null)
    return { ...tried, status: transitionTo(status, deliveryTransitions.deliver), expiresDate: after(now, deliveredDays * dayMs) }
  const end = after(since, deliveryHours * hourMs)
  if (isTest || lasting.has(problem) || now >= end)
    return { ...tried, status: transitionTo(status, deliveryTransitions.giveUp), expiresDate: after(now, deadDays * dayMs) }
  const next = after(now, Math.max(delayMs(tries, random), Math.min(retryAfterMs, retryAfterMaxMs)))
  return {
    ...tried,
    status: transitionTo(status, deliveryTransitions.fail),
    nextAttemptDate: next < end ? next : end,
    endedDate: null,
    expiresDate: null,
  }
}

/** Exponential, and spread over the whole time (full jitter), so that events that failed together don't return together. */
const delayMs = (tries: number, random: number): number =>
  Math.max(secondMs, random * Math.min(delayMaxMs, firstDelayMs * 2 ** Math.min(tries, 20)))

const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms)
