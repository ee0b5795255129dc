import { eventsAt } from '../../../events/public.ts'
import type { App } from '../../../kernel/app.ts'
import { logFault } from '../../../kernel/log.ts'
import { sleep } from '../../../kernel/sleep.ts'
import { selectKeys } from '../keys/store.ts'
import { findSubscription, markAttempt, type Subscription } from '../store.ts'
import { createLanes } from './lanes.ts'
import { outcomeOf } from './outcome.ts'
import type { DeliveryRow } from './rows.ts'
import { keysToUse, sendEvent, type Sending } from './send-event.ts'
import { claimDeliveries, dueWebhooks, releaseNext, saveOutcome, type DueWebhook } from './store.ts'

/** Requests of this process to one receiver at a time. */
const receiverMax = 10
/** Deliveries that are leased at a time: being sent, or next in line. To one receiver; to one whose last attempt failed; and in all. */
const leasedMax = { receiver: 2 * receiverMax, failingReceiver: 1, all: 200 }

/** Longer than two attempts after another, each with two keys, can take. */
const leaseMs = 45_000
/** When it is looked again at an event that waits for one that may be on its way. Usually it is released before. */
const recheckMs = 10_000
/** How often it is looked for deliveries that became due. */
const lookMs = 250
/** Requests that end one after the other are followed by one look. */
const gatherMs = 10

/** Sends deliveries until none is due or `signal` stops it. A slow receiver occupies only its own part of the requests, and one receiver takes at most half of
 *  those that are free, so that others aren't kept waiting. */
export async function deliverWebhooks(app: App, signal = new AbortController().signal): Promise<void> {
  const flights: Flights = { running: new Map(), inLane: createLanes(receiverMax) }
  while (!signal.aborted) {
    const started = await startDue(app, flights)
    if (flights.running.size === 0) return
    await Promise.race([...flights.running.keys(), sleep(lookMs, signal)])
    if (started > 0) await sleep(gatherMs, signal)
  }
  await Promise.all(flights.running.keys())
}

interface Flights {
  /** With the origins of their receivers. */
  running: Map<Promise<void>, string>
  /** One lane for each receiver. */
  inLane: ReturnType<typeof createLanes>
}

async function startDue(app: App, flights: Flights): Promise<number> {
  const { database, now } = app.services
  let started = 0
  for (const due of shuffled(await dueWebhooks(database, now()))) {
    const limit = roomFor(due, flights)
    if (limit <= 0) continue
    const { claimed, leaseEnds } = await claim(app, due, limit)
    if (claimed.length === 0) continue
    started += claimed.length
    for (const sending of await prepare(app, due, claimed)) {
      const flight = flights
        .inLane(originOf(due), () => send(app, sending, leaseEnds))
        .catch((error: unknown) => logFault(error, { job: 'webhooks', siteId: due.siteId }))
      flights.running.set(flight, originOf(due))
      void flight.then(() => flights.running.delete(flight))
    }
  }
  return started
}

async function claim({ services: { database, now } }: App, { siteId, id }: DueWebhook, limit: number) {
  const at = now()
  const [leaseEnds, recheck] = [leaseMs, recheckMs].map((ms) => new Date(at.getTime() + ms)) as [Date, Date]
  for (;;) {
    const { leased, isFull } = await claimDeliveries({ db: database, siteId }, id, { now: at, leaseEnds, recheck, limit })
    if (leased.length > 0 || !isFull) return { claimed: leased, leaseEnds }
  }
}

function roomFor(due: DueWebhook, { running }: Flights): number {
  const origin = originOf(due)
  const leased = [...running.values()].filter((one) => one === origin).length
  const free = leasedMax.all - running.size
  return Math.min((due.failingSince ? leasedMax.failingReceiver : leasedMax.receiver) - leased, Math.ceil(free / 2))
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

async function send({ services }: App, sending: ClaimedSending, leaseEnds: Date): Promise<void> {
  const { siteId, webhook, delivery } = sending
  const scope = { db: services.database, siteId }
  const { attempts, result } = await sendEvent(services, sending)
  const now = services.now()
  const outcome = outcomeOf(delivery, result, { now, random: Math.random() })
  const isSaved = await saveOutcome(scope, { id: delivery.id, leaseEnds, attempts }, outcome)
  if (isSaved && outcome.endedDate) await releaseNext(scope, delivery, now)
  if (isSaved && attempts.length > 0) await noteHealth(scope, webhook, result.problem === null ? null : now)
}

async function noteHealth(scope: Parameters<typeof markAttempt>[0], webhook: Subscription, failingSince: Date | null): Promise<void> {
  if ((webhook.failingSince === null) !== (failingSince === null)) await markAttempt(scope, webhook.id, failingSince)
}
