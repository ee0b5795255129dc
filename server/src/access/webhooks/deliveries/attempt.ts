import { answerBytesMax, attemptSecondsMax } from '@stoa/contract/webhooks/delivery'
import type { AttemptProblem } from '@stoa/contract/webhooks/states'
import { Unreachable } from '../../../http/outbound/public.ts'
import type { Services } from '../../../kernel/context.ts'
import type { WebhookKeyRow } from '../keys/rows.ts'
import { signToken, type TokenInput } from '../keys/sign.ts'
import type { AttemptResult } from './outcome.ts'
import type { Attempt } from './rows.ts'

/** Headers of an answer that help to find errors. */
const answerHeaderNames = ['content-type', 'date', 'location', 'retry-after', 'server', 'via', 'x-request-id']
const headerLengthMax = 300

export interface AttemptInput extends Omit<TokenInput, 'issuedDate'> {
  deliveryId: string
  eventType: string
  url: string
}

/** The headers of a request. The token itself is the body. */
export const requestHeaders = ({ deliveryId, eventType }: Pick<AttemptInput, 'deliveryId' | 'eventType'>) => ({
  'content-type': 'text/plain; charset=utf-8',
  'user-agent': 'Stoa-Webhooks/1',
  'x-stoa-delivery-id': deliveryId,
  'x-stoa-event-type': eventType,
})

export interface Attempted {
  attempt: Attempt
  answerBody: string | null
  result: AttemptResult
}

/** Makes one request, signed with a key. */
export async function makeAttempt({ outbound, now }: Services, key: WebhookKeyRow, input: AttemptInput): Promise<Attempted> {
  const issuedDate = now()
  const body = await signToken(key, { ...input, issuedDate })
  const began = performance.now()
  const answered = await outbound(
    input.url,
    { method: 'POST', headers: requestHeaders(input), body },
    { millisecondsMax: attemptSecondsMax * 1_000, cutAfterBytes: answerBytesMax },
  ).then(readAnswer, (error: unknown) => unanswered(problemOf(error)))
  const { result, answerBody, ...answer } = answered
  const durationMs = Math.round(performance.now() - began)
  const request = { startedDate: issuedDate.toISOString(), durationMs, url: input.url, keyId: key.id }
  return { attempt: { ...request, ...answer, ...(result.problem ? { problem: result.problem } : {}) }, answerBody, result }
}

type Answered = Pick<Attempt, 'answerStatus' | 'answerHeaders'> & Pick<Attempted, 'answerBody' | 'result'>

async function readAnswer(answer: Response): Promise<Answered> {
  const { status, headers } = answer
  const problem = answer.ok ? null : status === 410 ? 'GONE' : 'STATUS'
  const retryAfterMs = retryAfterOf(headers)
  return {
    answerStatus: status,
    answerHeaders: answerHeaderNames.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [{ name, value: value.slice(0, headerLengthMax) }]
    }),
    // PostgreSQL stores no NUL.
    answerBody: (await answer.text()).replaceAll('\0', ''),
    result: { problem, answerStatus: status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
  }
}

const unanswered = (problem: AttemptProblem): Answered => ({ answerHeaders: [], answerBody: null, result: { problem, answerStatus: null } })

function problemOf(error: unknown): AttemptProblem {
  if (error instanceof Unreachable) return error.reason
  throw error
}

/** Seconds only: dates would depend on the receiver's clock. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : undefined
}
