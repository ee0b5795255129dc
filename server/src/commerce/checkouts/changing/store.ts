import { checkoutEvents } from '@stoa/contract/checkouts/events'
import { jsonRows } from '../../../database/json-rows.ts'
import { joinFragments } from '../../../database/query/conditions.ts'
import { inputsMax, sharedReads } from '../../../database/shared-reads.ts'
import { raw, sql } from '../../../database/sql.ts'
import { bigint, boolean, integer, jsonb, text, timestamptz, uuid } from '../../../database/table.ts'
import { recordEvent } from '../../../events/public.ts'
import type { CallerScope, Context } from '../../../kernel/context.ts'
import type { SharedWrite } from '../../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../../kernel/identity.ts'
import { itemRows, itemRowsIn, itemRowsOfLines, type ItemLookup, type ItemRow } from '../../catalogue/public.ts'
import { type Checkout, type CheckoutDoc, checkoutsTable } from '../checkout.ts'
import type { WireCheckout } from '../present.ts'
import { type CheckoutWithItems, isUnchanged, visibleTo } from '../store.ts'

// Checkouts are changed and ordered by many shoppers at the same time: those who wait together share a statement (decision 0113).

interface ReadInput {
  identity: CallerIdentity
  id: string
  lookups: readonly ItemLookup[]
  isToOrder: boolean
}

interface CheckoutReading {
  checkout: CheckoutWithItems
  /** The rows of the items that are to be added. */
  added: ItemRow[] | null
  /** Whether it has become an order that wasn't rejected. Only known if that is asked for. */
  hasOrder: boolean
}

type Row = CheckoutWithItems & Pick<CheckoutReading, 'added' | 'hasOrder'> & { index: number }

const inputRows = jsonRows({
  index: integer(),
  id: uuid(),
  // Null for callers that act for the site: they reach all checkouts.
  ownerKind: text().orNull(),
  ownerId: uuid().orNull(),
  lookups: jsonb(),
  isToOrder: boolean(),
})

const ownerIn = (identity: CallerIdentity) =>
  actsForSite(identity) ? { ownerKind: null, ownerId: null } : { ownerKind: identity.kind, ownerId: identity.id }

const readTogether = sharedReads<ReadInput, Row>({
  groupOf: ({ identity }) => identity.siteId,
  // `offset 0` has them looked up one by one, and the limit is for the planner: they are few.
  statement(all) {
    const [{ identity }] = all as [ReadInput]
    const { siteId } = identity
    const rows = inputRows(
      all.map(({ identity: caller, id, lookups, isToOrder }, index) => ({ index, id, ...ownerIn(caller), lookups, isToOrder })),
    )
    return sql`
      select input.index, checkout.*, ${itemRowsOfLines(siteId, 'checkout.doc')} as items, ${itemRowsIn(siteId, 'input.lookups')} as added,
        placed.id is not null as "hasOrder"
      from (select * from ${rows} as rows limit ${raw(String(inputsMax))}) as input left join lateral (
        select ${checkoutsTable.columns} from checkouts
        where site_id = ${siteId} and id = input.id
          and (input."ownerKind" is null or (owner_kind = input."ownerKind" and owner_id = input."ownerId")) offset 0
      ) as checkout on true left join lateral (
        select orders.id from orders
        where input."isToOrder" and orders.site_id = ${siteId} and orders.checkout_id = input.id and orders.status <> 'REJECTED' limit 1
      ) as placed on true`
  },
})

/** Finds a checkout together with its items and others. */
export async function readToChange(
  { services, identity }: Pick<Context, 'services' | 'identity'>,
  id: string,
  { lookups = [], isToOrder = false }: { lookups?: readonly ItemLookup[]; isToOrder?: boolean } = {},
): Promise<CheckoutReading | undefined> {
  const { index: _, added, hasOrder, ...checkout } = await readTogether(services.database, { identity, id, lookups, isToOrder })
  return checkout.id === null ? undefined : { checkout, added, hasOrder }
}

/** The same, and locks the checkout until the transaction ends. */
export async function lockToChange(
  { db, identity }: CallerScope,
  id: string,
  lookups: readonly ItemLookup[] = [],
): Promise<Omit<CheckoutReading, 'hasOrder'> | undefined> {
  const { siteId } = identity
  const row = await db.one<Omit<Row, 'hasOrder'>>(sql`
    with checkout as (select ${checkoutsTable.columns} from checkouts where ${visibleTo(identity)} and id = ${id} for update)
    select checkout.*, ${itemRowsOfLines(siteId, 'checkout.doc')} as items, ${itemRows(siteId, lookups)} as added from checkout`)
  if (!row) return undefined
  const { added, ...checkout } = row
  return { checkout, added }
}

interface Save {
  siteId: string
  /** As it was read. */
  read: Checkout
  saved: Checkout
}

const updateRow = checkoutsTable.update('revision', 'updatedDate', 'quotedTotalMinor', 'quotedDeliveryCode', 'doc')
const changedRows = jsonRows({
  id: uuid(),
  ownerKind: text(),
  ownerId: uuid().orNull(),
  revision: bigint(),
  updatedDate: timestamptz(),
  quotedTotalMinor: bigint(),
  quotedDeliveryCode: text().orNull(),
  doc: jsonb<CheckoutDoc>(),
})

const changedCheckouts: SharedWrite<Save> = {
  groupOf: ({ siteId }) => siteId,
  // With the event, and with the response if the call has a key.
  sizeOf: ({ saved }) => 10 * JSON.stringify(saved.doc).length,
  statement(saves, left) {
    const [{ siteId, read, saved }] = saves as [Save]
    if (saves.length === 1)
      return sql`
        with saved as (${updateRow(saved)} where ${isUnchanged(siteId, read)} returning id), ${joinFragments(left('saved'), ', ')} select from saved`
    // It waits for no row that another transaction has locked. Unless all of them are as they were read, nothing is written, and each is then changed alone. The list of IDs is for
    // the planner, which would read all checkouts to find those of the rows.
    const given = saves.map((one) => one.saved)
    return sql`
      with given as materialized (select * from ${changedRows(given)} as rows),
      held as materialized (
        select checkout.id from given cross join lateral (
          select id from checkouts where site_id = ${siteId} and id = given.id and revision = given.revision - 1
            and owner_kind = given."ownerKind" and owner_id is not distinct from given."ownerId" offset 0 for update skip locked
        ) as checkout
      ),
      saved as (select from held having count(distinct id) = ${saves.length}),
      changed as (
        update checkouts set revision = given.revision, updated_date = given."updatedDate", quoted_total_minor = given."quotedTotalMinor",
          quoted_delivery_code = given."quotedDeliveryCode", doc = given.doc
        from given, saved
        where checkouts.site_id = ${siteId} and checkouts.id = given.id and checkouts.id = any(${given.map(({ id }) => id)}::uuid[])
      ),
      ${joinFragments(left('saved'), ', ')} select from saved`
  },
}

/** Saves the next revision of a checkout with its event, in the transaction's last statement. If another transaction has changed it since it was read, or its
 *  owner, this one runs again. */
export function saveWithEvent(context: Context, { read, saved, entity }: { read: Checkout; saved: Checkout; entity: WireCheckout }): void {
  const { id, revision } = saved
  context.db.finishTogether(changedCheckouts, { siteId: context.siteId, read, saved })
  recordEvent(context, checkoutEvents.updated, { id, revision, entity })
}
