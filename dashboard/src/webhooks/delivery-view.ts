import { formatInstant, type Where } from '@stoa/ui/dates'
import { numberFormat } from '@stoa/ui/formats'
import type { WholeWebhookDelivery } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'
import { formatDuration } from './duration.ts'

type Attempt = WholeWebhookDelivery['attempts'][number]

/** One attempt as a delivery's page displays it. */
export interface AttemptView extends Pick<Attempt, 'answerStatus' | 'problem' | 'keyId'> {
  started: Moment
  duration: string
  /** The request as text: line, headers, body. */
  request: string
  hasBody: boolean
  /** The answer as text; undefined if there was none. */
  answer: string | undefined
}

/** A delivery as its page displays it. */
export interface DeliveryView extends Pick<
  WholeWebhookDelivery,
  'id' | 'webhookId' | 'status' | 'isTest' | 'eventType' | 'eventId' | 'entityId' | 'position' | 'problem'
> {
  happened: Moment
  created: Moment
  next: Moment | undefined
  ended: Moment | undefined
  attemptCount: string
  /** Indented JSON; undefined if the reader may not see it. */
  payload: string | undefined
  /** The number of displayed lines if the payload is longer; otherwise undefined. */
  cutAt: number | undefined
  attempts: AttemptView[]
  /** The number of all attempts if they aren't all displayed; otherwise undefined. */
  moreAttempts: number | undefined
}

const linesMax = 1500
/** Each attempt contains a token. */
const attemptsMax = 10

export function deliveryView(delivery: WholeWebhookDelivery, where: Where, { isWhole }: { isWhole: boolean }): DeliveryView {
  const moment = momentIn(where)
  const { id, webhookId, status, isTest, eventType, eventId, entityId, position, problem } = delivery
  const lines = delivery.payload === undefined ? undefined : JSON.stringify(delivery.payload, null, 2).split('\n')
  return {
    id,
    webhookId,
    status,
    isTest,
    eventType,
    eventId,
    entityId,
    position,
    problem,
    happened: moment(delivery.eventDate),
    created: moment(delivery.createdDate),
    next: moment(delivery.nextAttemptDate),
    ended: moment(delivery.endedDate),
    attemptCount: numberFormat(where.locale).format(delivery.attemptCount),
    payload: lines?.slice(0, linesMax).join('\n'),
    cutAt: lines && lines.length > linesMax ? linesMax : undefined,
    attempts: delivery.attempts.slice(0, isWhole ? undefined : attemptsMax).map((attempt) => attemptView(attempt, where)),
    moreAttempts: !isWhole && delivery.attempts.length > attemptsMax ? delivery.attempts.length : undefined,
  }
}

function attemptView(attempt: Attempt, where: Where): AttemptView {
  const { startedDate, durationMs, url, keyId, requestHeaders, requestBody, answerStatus, answerHeaders, answerBody, problem } = attempt
  return {
    answerStatus,
    problem,
    keyId,
    started: { instant: startedDate, text: formatInstant(startedDate, where, 'medium') },
    duration: formatDuration(durationMs, where.locale),
    request: messageText(`POST ${url}`, requestHeaders, requestBody),
    hasBody: requestBody !== undefined,
    answer: answerStatus === undefined ? undefined : messageText(String(answerStatus), answerHeaders, answerBody),
  }
}

/** An HTTP message as text. */
function messageText(firstLine: string, headers: Attempt['requestHeaders'], body = ''): string {
  const head = [firstLine, ...headers.map(({ name, value }) => `${name}: ${value}`)].join('\n')
  return body === '' ? head : `${head}\n\n${body}`
}
