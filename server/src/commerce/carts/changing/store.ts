import { cartEvents } from '@stoa/contract/carts/events'
import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { jsonRows } from '../../../database/json-rows.ts'
import { joinFragments } from '../../../database/query/conditions.ts'
import { inputsMax, sharedReads } from '../../../database/shared-reads.ts'
import { part, raw, sql } from '../../../database/sql.ts'
import { bigint, boolean, integer, jsonb, text, timestamptz, uuid } from '../../../database/table.ts'
import { recordEvent } from '../../../events/public.ts'
import type { CallerScope, Context } from '../../../kernel/context.ts'
import type { SharedWrite } from '../../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../../kernel/identity.ts'
import { itemRows, itemRowsIn, itemRowsOfLines, type ItemLookup, type ItemRow } from '../../catalogue/public.ts'
import { type Checkout, checkoutAsJson, checkoutFromJson, openFrom, type PresentedCheckout } from '../../checkouts/public.ts'
import { cartsTable, type Cart, type CartDoc } from '../cart.ts'
import type { WireCart } from '../present.ts'
import { ownedBy, type CartWithItems } from '../store.ts'

// Carts are changed by many shoppers at the same time: those who wait together share a statement (decision 0106).

/** A cart that is about to be changed. */
interface CartReading {
  cart: CartWithItems | undefined
  /** The rows of the items that are to be added. */
  added: ItemRow[] | null
  /** The checkout that was created from it earlier. Only known if that is asked for. */
  earlier: Checkout | undefined
}

interface ReadInput {
  identity: CallerIdentity
  lookups: readonly ItemLookup[]
  withCheckout: boolean
}

type Row = CartWithItems & Pick<CartReading, 'added'> & { index: number; earlier: Checkout | null }

const inputRows = jsonRows({
  index: integer(),
  ownerKind: text(),
  ownerId: uuid(),
  lookups: jsonb(),
  withCheckout: boolean(),
  isOfSite: boolean(),
})

const readTogether = sharedReads<ReadInput, Row>({
  groupOf: ({ identity }) => identity.siteId,
  // `offset 0` has them looked up one by one, and the limit is for the planner: they are few.
  statement(all) {
    const [{ identity }] = all as [ReadInput]
    const { siteId } = identity
    const rows = inputRows(
      all.map(({ identity: caller, lookups, withCheckout }, index) => ({
        index,
        ownerKind: caller.kind,
        ownerId: caller.id,
        lookups,
        withCheckout,
        isOfSite: actsForSite(caller),
      })),
    )
    return sql`
      select input.index, cart.*, ${itemRowsOfLines(siteId, 'cart.doc')} as items, ${itemRowsIn(siteId, 'input.lookups')} as added,
        ${checkoutAsJson(siteId, { id: 'cart."checkoutId"', condition: 'input."withCheckout"', isOfSite: 'input."isOfSite"', ownerKind: 'input."ownerKind"', ownerId: 'input."ownerId"' })} as earlier
      from (select * from ${rows} as rows limit ${raw(String(inputsMax))}) as input left join lateral (
        select ${cartsTable.columns} from carts
        where site_id = ${siteId} and owner_kind = input."ownerKind" and owner_id = input."ownerId" offset 0
      ) as cart on true`
  },
})

/** Finds the caller's cart together with its items and others. */
export async function readToChange(
  { services, identity }: Pick<Context, 'services' | 'identity'>,
  { lookups = [], withCheckout = false }: { lookups?: readonly ItemLookup[]; withCheckout?: boolean },
): Promise<CartReading> {
  const { earlier, ...row } = await readTogether(services.database, { identity, lookups, withCheckout })
  return { ...readingFrom(row), earlier: earlier ? checkoutFromJson(earlier) : undefined }
}

/** The same, and locks the cart until the transaction ends. */
export async function lockToChange({ db, identity }: CallerScope, lookups: readonly ItemLookup[]): Promise<Omit<CartReading, 'earlier'>> {
  const { siteId } = identity
  const row = await db.one<Omit<Row, 'earlier'>>(sql`
    with cart as (select ${cartsTable.columns} from carts where ${ownedBy(identity)} for update)
    select 0 as index, cart.*, ${itemRowsOfLines(siteId, 'cart.doc')} as items, ${itemRows(siteId, lookups)} as added
    from (select) as one left join cart on true`)
  return readingFrom(row!)
}

function readingFrom({ added, index: _, ...cart }: Omit<Row, 'earlier'>): Omit<CartReading, 'earlier'> {
  return { cart: cart.id === null ? undefined : cart, added }
}

interface Save {
  siteId: string
  /** As it was read. */
  read: Cart | undefined
  saved: Cart
}

/** With the event, and with the response if the call has a key. */
const sizeOf = ({ saved }: Save): number => 10 * JSON.stringify(saved.doc).length
const groupOf = ({ siteId }: Save): string => siteId
const savedOf = (saves: readonly Save[]): Cart[] => saves.map(({ saved }) => saved)

const insertRow = cartsTable.insert()
const insertRows = cartsTable.insertMany()

const newCarts: SharedWrite<Save> = {
  groupOf,
  sizeOf,
  statement(saves, left) {
    const [{ siteId, saved }] = saves as [Save]
    // In one order, so that statements with the same owners don't wait for each other. One who has got a cart in the meantime fails all of them, and each is
    // then inserted alone.
    const insert =
      saves.length === 1
        ? part`${insertRow(siteId, saved)} on conflict (site_id, owner_kind, owner_id) do nothing`
        : insertRows(
            siteId,
            savedOf(saves).toSorted((a, b) => (a.ownerId < b.ownerId ? -1 : 1)),
          )
    return sql`
      with made as (${insert} returning id), saved as (select from made limit 1), ${joinFragments(left('saved'), ', ')} select from saved`
  },
}

const updateRow = cartsTable.update('revision', 'updatedDate', 'doc')
const changedRows = jsonRows({ id: uuid(), revision: bigint(), updatedDate: timestamptz(), doc: jsonb<CartDoc>() })

const changedCarts: SharedWrite<Save> = {
  groupOf,
  sizeOf,
  statement(saves, left) {
    const [{ siteId, read, saved }] = saves as [Save]
    if (saves.length === 1)
      return sql`
        with saved as (${updateRow(saved)} where site_id = ${siteId} and id = ${saved.id} and revision = ${read!.revision} returning id),
        ${joinFragments(left('saved'), ', ')} select from saved`
    // It waits for no row that another transaction has locked. Unless all of them are as they were read, nothing is written, and each is then changed alone. The list of IDs is for
    // the planner, which would read all carts to find those of the rows.
    return sql`
      with given as materialized (select * from ${changedRows(savedOf(saves))} as rows),
      held as materialized (
        select cart.id from given cross join lateral (
          select id from carts where site_id = ${siteId} and id = given.id and revision = given.revision - 1 offset 0 for update skip locked
        ) as cart
      ),
      saved as (select from held having count(distinct id) = ${saves.length}),
      changed as (
        update carts set revision = given.revision, updated_date = given."updatedDate", doc = given.doc from given, saved
        where carts.site_id = ${siteId} and carts.id = given.id and carts.id = any(${savedOf(saves).map(({ id }) => id)}::uuid[])
      ),
      ${joinFragments(left('saved'), ', ')} select from saved`
  },
}

/** Saves the next revision of a cart with its event, in the transaction's last statement. If another transaction has changed or created the cart since it was
 *  read, this one runs again. */
export function saveWithEvent(context: Context, { read, saved, entity }: { read: Cart | undefined; saved: Cart; entity: WireCart }): void {
  const { siteId, db } = context
  const { id, revision } = saved
  db.finishTogether(read ? changedCarts : newCarts, { siteId, read, saved })
  recordEvent(context, read ? cartEvents.updated : cartEvents.created, { id, revision, entity })
}

/** A cart that has got a checkout, with that. */
interface Opening extends Save {
  read: Cart
  checkout: Checkout
}

const updateCheckoutId = cartsTable.update('revision', 'updatedDate', 'checkoutId')
const openingRows = jsonRows({
  id: uuid(),
  revision: bigint(),
  updatedDate: timestamptz(),
  checkoutId: uuid().orNull(),
  fromCheckoutId: uuid().orNull(),
})

const openings: SharedWrite<Opening> = {
  groupOf,
  // With both events, and with the response if the call has a key.
  sizeOf: ({ saved, checkout }) => 10 * (JSON.stringify(saved.doc).length + JSON.stringify(checkout.doc).length),
  statement(all, left) {
    const [{ siteId, read, saved, checkout }] = all as [Opening]
    if (all.length === 1)
      return sql`
        with saved as (
          ${updateCheckoutId(saved)} where site_id = ${siteId} and id = ${saved.id} and revision = ${read.revision}
            and checkout_id is not distinct from ${read.checkoutId}::uuid returning id
        ), ${openFrom(siteId, [checkout], 'saved')}, ${joinFragments(left('saved'), ', ')} select from saved`
    // As `changedCarts`.
    return sql`
      with given as materialized (
        select * from ${openingRows(all.map((one) => ({ ...one.saved, fromCheckoutId: one.read.checkoutId })))} as rows
      ),
      held as materialized (
        select cart.id from given cross join lateral (
          select id from carts where site_id = ${siteId} and id = given.id and revision = given.revision - 1
            and checkout_id is not distinct from given."fromCheckoutId" offset 0 for update skip locked
        ) as cart
      ),
      saved as (select from held having count(distinct id) = ${all.length}),
      changed as (
        update carts set revision = given.revision, updated_date = given."updatedDate", checkout_id = given."checkoutId" from given, saved
        where carts.site_id = ${siteId} and carts.id = given.id and carts.id = any(${savedOf(all).map(({ id }) => id)}::uuid[])
      ),
      ${openFrom(
        siteId,
        all.map((one) => one.checkout),
        'saved',
      )}, ${joinFragments(left('saved'), ', ')} select from saved`
  },
}

/** Saves the next revision of a cart, which has got a new checkout, and that checkout with the events of both, in the transaction's last statement. If another
 *  transaction has changed the cart since it was read, this one runs again. */
export function saveWithNewCheckout(
  context: Context,
  { read, saved, entity, opened: { checkout, entity: opened } }: { read: Cart; saved: Cart; entity: WireCart; opened: PresentedCheckout },
): void {
  const { siteId, db } = context
  db.finishTogether(openings, { siteId, read, saved, checkout })
  recordEvent(context, checkoutEvents.created, { id: checkout.id, revision: checkout.revision, entity: opened })
  recordEvent(context, cartEvents.updated, { id: saved.id, revision: saved.revision, entity })
}
