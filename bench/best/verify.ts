import type { Case } from '../cases.ts'
import { fill } from '../fill.ts'
import { bestPort, oursPort } from '../settings.ts'
import { stepsOf, type Site } from '../site.ts'
import type { Workbench } from '../workbench.ts'

interface VerifyOptions {
  place: Workbench
  site: Site
}

/** Runs one round of a case on the second floor and on Stoa, and checks that both read the same, or that what the floor should have written is there: a floor
 *  that leaves something out is none. Returns the number of statements. */
export async function verifyBest(one: Case, { place, site }: VerifyOptions): Promise<{ statements: number; roundTrips: number }> {
  const ours = await play(one, site, oursPort)
  const before = await readState(place, site)
  const best = await play(one, site, bestPort)
  const after = await readState(place, site)
  const problems = checks[one.name]!({ ours: ours.answers, best: best.answers, before, after })
  if (problems.length > 0) throw new Error(`The best floor of "${one.name}": ${problems.join('; ')}`)
  return { statements: best.statements, roundTrips: best.statements }
}

type Answer = Record<string, unknown>

/** From the last one back: loads begin with the first. */
let visitors = 0

async function play(one: Case, site: Site, port: number): Promise<{ answers: Answer[]; statements: number }> {
  const token = one.token ?? (one.freshVisitors ? site.visitorTokens.at(-++visitors)! : site.visitorTokens[0]!)
  const kept = new Map<string, string>()
  const valueOf = (name: string): string | undefined => kept.get(name)
  const answers: Answer[] = []
  let statements = 0
  for (const [index, { method, path, body, headers: own, keep }] of stepsOf(one, site).entries()) {
    const headers = { 'content-type': 'application/json', 'x-step': String(index), ...(token ? { authorization: token } : {}), ...own }
    const message = body === undefined ? {} : { body: fill(JSON.stringify(body), valueOf) }
    const answer = await fetch(`http://127.0.0.1:${port}${fill(path, valueOf)}`, { method, headers, ...message })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    statements += Number(answer.headers.get('x-statements') ?? 0)
    const json = (await answer.json()) as Answer
    for (const [name, key] of Object.entries(keep ?? {})) kept.set(name, String(json[key]))
    answers.push(json)
  }
  return { answers, statements }
}

/** What the writes of the floor leave behind. */
interface State {
  carts: number
  orders: number
  /** From the lowest order number to the highest. */
  numbers: number
  completed: number
  items: number
  stock: number
  /** The totals of the newest orders: the floor's and Stoa's. */
  total: number | null
  totalOfOurs: number | null
  events: Record<string, number>
}

async function readState({ database }: Workbench, { settings: { siteId }, productId }: Site): Promise<State> {
  const text = `
    select (select count(*)::int from best.carts) as carts, (select count(*)::int from best.orders) as orders,
      (select coalesce(max(number) - min(number) + 1, 0)::int from best.orders) as numbers,
      (select count(*)::int from best.checkouts where completed and order_id in (select id from best.orders)) as completed,
      (select count(*)::int from best.data_items) as items,
      (select sum(quantity)::int from variants where site_id = $1 and product_id = $2) as stock,
      (select total_minor from best.orders order by number desc limit 1) as total,
      (select total_minor from orders where site_id = $1 order by created_date desc limit 1) as "totalOfOurs",
      (select coalesce(jsonb_object_agg(kind, count), '{}') from (
        select entity_fqdn || ' ' || slug as kind, count(*) from best.events group by kind) as counted) as events`
  return (await database.one<State>({ text, values: [siteId, productId], name: undefined }))!
}

interface Round {
  ours: readonly Answer[]
  best: readonly Answer[]
  before: State
  after: State
}

/** What is wrong with a round, by the name of the case. */
const checks: Readonly<Record<string, (round: Round) => string[]>> = {
  'products query (20)': sameIds('products'),
  'product by id': sameIds('product'),
  'products query (20), each another': sameIds('products'),
  'product by id, made for each request': sameIds('product'),
  'products search by words with aggregations (20)': sameSearch,
  'products search by words with aggregations (20), made for each request': sameSearch,
  'product by slug': sameIds('product'),
  'product by slug, made for each request': sameIds('product'),
  'products query by slug': sameIds('products'),
  'products query by slug, made for each request': sameIds('products'),
  'query of 50, each another': sameIds('dataItems', 'items'),
  'orders search (20)': sameIds('orders'),
  'the current member': sameIds('member'),
  'query of 50, filtered and sorted': sameIds('dataItems', 'items'),
  'add to cart': ({ before, after }) => [
    ...differs('a new cart', after.carts - before.carts, 1),
    ...differs('its event', added('wix.ecom.v1.cart created', before, after), 1),
  ],
  insert: ({ before, after }) => [
    ...differs('a new item', after.items - before.items, 1),
    ...differs('its event', added('wix.data.v1.item created', before, after), 1),
  ],
  'cart → order': ({ before, after }) => [
    ...differs('a new order', after.orders - before.orders, 1),
    ...differs('numbers without gaps', after.numbers, after.orders),
    ...differs('completed checkouts', after.completed, after.orders),
    ...differs('the cart, which is deleted', after.carts - before.carts, 0),
    ...differs('the stock', before.stock - after.stock, 1),
    ...differs('the total', after.total, after.totalOfOurs),
    ...Object.entries(eventsOfPurchase).flatMap(([kind, count]) => differs(kind, added(kind, before, after), count)),
  ],
}

const eventsOfPurchase = {
  'wix.ecom.v1.cart created': 1,
  'wix.ecom.v1.cart updated': 1,
  'wix.ecom.v1.cart deleted': 1,
  'wix.ecom.v1.checkout created': 1,
  'wix.ecom.v1.checkout updated': 2,
  'wix.ecom.v1.checkout completed': 1,
  'wix.ecom.v1.order created': 1,
  'wix.ecom.v1.order approved': 1,
  'wix.inventory.v1.inventory_item inventory_variants_changed': 1,
}

const added = (kind: string, before: State, after: State): number => (after.events[kind] ?? 0) - (before.events[kind] ?? 0)

const differs = (what: string, actual: unknown, expected: unknown): string[] =>
  actual === expected ? [] : [`${what}: ${String(actual)} instead of ${String(expected)}`]

/** Whether both answered with the same things in the same order. */
function sameIds(keyOfOurs: string, keyOfBest = keyOfOurs): (round: Round) => string[] {
  return ({ ours, best }) => differs(keyOfOurs, idsIn(best[0]![keyOfBest]), idsIn(ours[0]![keyOfOurs]))
}

const idsIn = (value: unknown): string =>
  [value]
    .flat()
    .map((one) => String((one as { id: string }).id))
    .join(' ')

interface Aggregated {
  results: { values?: { results: { value: string; count: number }[] }; scalar?: { value: number } }[]
}

/** The same products, and the same numbers of them. */
function sameSearch({ ours, best }: Round): string[] {
  const numbers = ([answer]: readonly Answer[]): string =>
    (answer!.aggregationData as Aggregated).results
      .flatMap(({ values, scalar }) => [
        ...(values?.results ?? []).map(({ value, count }) => `${value} ${count}`),
        ...(scalar ? [`${scalar.value}`] : []),
      ])
      .join()
  return [...differs('products', idsIn(best[0]!.products), idsIn(ours[0]!.products)), ...differs('numbers', numbers(best), numbers(ours))]
}
