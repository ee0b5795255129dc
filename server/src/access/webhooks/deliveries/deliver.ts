import { eventsAt } from '../../../events/public.ts'
import type { App } from '../../../kernel/app.ts'
import { logFault } from '../../../kernel/log.ts'
import { sleep } from '../../../kernel/sleep.ts'
import { selectKeys } from '../keys/store.ts'
import { findSubscription, markAttempt } from '../store.ts'
import { createLanes } from './lanes.ts'
import { outcomeOf } from './outcome.ts'
import type { DeliveryRow } from './rows.ts'
import { keysToUse, sendEvent, type Sending } from './send-event.ts'
import { claimDeliveries, dueWebhooks, leaseMinMs, leaseMs, releaseLease, saveOutcome, type DueWebhook } from './store.ts'

/** Requests of this process to one receiver at a time. */
const receiverMax = 10
/** Deliveries that are leased at a time: being sent, or next in line. To one receiver; of a webhook whose last attempt failed; and in all. */
const leasedMax = { receiver: 2 * receiverMax, failingWebhook: 1, all: 200 }

/** How long a stop waits for requests that are running. */
const stopMs = 11_000
/** Statements of one look at a webhook: events that wait for earlier ones must not keep other webhooks waiting. */
const roundsMax = 10
/** How often deliveries that became due are looked for. */
const lookMs = 250
/** Requests that end one after the other are followed by one look. */
const gatherMs = 10

/** Sends deliveries until none is due or `signal` stops it. A slow receiver occupies only its own part of the requests, and one receiver takes at most half of
 *  those that are free, so that others aren't kept waiting. */
export async function deliverWebhooks(app: App, signal = new AbortController().signal): Promise<void> {
  const flights: Flights = { running: new Map(), inLane: createLanes(receiverMax), signal }
  while (!signal.aborted) {
    const started = await startDue(app, flights).catch((error: unknown) => {
      // What is being sent stays counted.
      if (flights.running.size === 0) throw error
      logFault(error, { job: 'webhooks' })
      return 0
    })
    if (flights.running.size === 0) return
    await Promise.race([...flights.running.keys(), sleep(lookMs, signal)])
    if (started > 0) await sleep(gatherMs, signal)
  }
  const waiting = new AbortController()
  await Promise.race([Promise.all(flights.running.keys()), sleep(stopMs, waiting.signal)])
  waiting.abort()
}

interface Flights {
  /** With their webhooks. */
  running: Map<Promise<void>, DueWebhook>
  /** One lane for each receiver. */
  inLane: ReturnType<typeof createLanes>
  signal: AbortSignal
}

async function startDue(app: App, flights: Flights): Promise<number> {
  const { database } = app.services
  let started = 0
  for (const due of shuffled(await dueWebhooks(database))) {
    const limit = roomFor(due, flights)
    if (limit <= 0) continue
    const claimed = await claim(app, due, limit)
    if (claimed.length === 0) continue
    started += claimed.length
    const startBefore = performance.now() + leaseMs - leaseMinMs
    for (const sending of await prepare(app, due, claimed)) {
      const flight = flights
        .inLane(originOf(due), () =>
          flights.signal.aborted || performance.now() > startBefore ? release(app, sending) : send(app, sending),
        )
        .catch((error: unknown) => logFault(error, { job: 'webhooks', siteId: due.siteId }))
      flights.running.set(flight, due)
      void flight.then(() => flights.running.delete(flight))
    }
  }
  return started
}

async function claim({ services: { database } }: App, { siteId, id }: DueWebhook, limit: number): Promise<DeliveryRow[]> {
  for (let round = 0; round < roundsMax; round++) {
    const { leased, isFull } = await claimDeliveries({ db: database, siteId }, id, limit)
    if (leased.length > 0 || !isFull) return leased
  }
  return []
}

function roomFor(due: DueWebhook, { running }: Flights): number {
  const leased = [...running.values()].filter((one) => originOf(one) === originOf(due))
  const ofWebhook = leased.filter(({ id }) => id === due.id)
  const free = leasedMax.all - running.size
  return Math.min(
    leasedMax.receiver - leased.length,
    due.failingSince ? leasedMax.failingWebhook - ofWebhook.length : leasedMax.receiver,
    Math.ceil(free / 2),
  )
}

const originOf = ({ url }: Pick<DueWebhook, 'url'>): string => new URL(url).origin

/** So that webhooks that share a receiver or a limit take turns. */
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)

interface ClaimedSending extends Omit<Sending, 'delivery'> {
  siteId: string
  delivery: DeliveryRow
}

/** Reads what the claimed deliveries need, as it is now. */
async function prepare(
  { services: { database } }: App,
  { siteId, id }: DueWebhook,
  claimed: readonly DeliveryRow[],
): Promise<ClaimedSending[]> {
  const scope = { db: database, siteId }
  const webhook = await findSubscription(scope, id)
  if (!webhook) return []
  const keys = keysToUse(await selectKeys(scope, webhook.appId))
  const events = await eventsAt(database, siteId, [...new Set(claimed.map(({ eventPosition }) => eventPosition))])
  const byPosition = new Map(events.map((event) => [event.position, event]))
  return claimed.map((delivery) => ({ siteId, webhook, keys, delivery, event: byPosition.get(delivery.eventPosition) }))
}

async function send({ services }: App, sending: ClaimedSending): Promise<void> {
  const { siteId, webhook, delivery } = sending
  const scope = { db: services.database, siteId }
  const { result, ...made } = await sendEvent(services, sending)
  const now = services.now()
  const outcome = outcomeOf(delivery, result, { now, random: Math.random() })
  const isSaved = await saveOutcome(scope, delivery, { made, outcome, now })
  if (isSaved && made.attempts.length > 0) await markAttempt(scope, webhook.id, result.problem === null ? null : now)
}

/** Lets another look, or another process, send it. */
const release = ({ services: { database } }: App, { siteId, delivery }: ClaimedSending): Promise<void> =>
  releaseLease({ db: database, siteId }, delivery)
