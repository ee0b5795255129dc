import type { variantRows } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { stockFieldNames } from '@stoa/contract/variant-rows/editable'
import { rowErrors } from '@stoa/contract/variant-rows/variant-row'
import { violation } from '../../../database/query/violation.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { hasPermission } from '../../../kernel/identity.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { lockProducts } from '../../catalogue/public.ts'
import { retainLocation } from '../../locations/public.ts'
import type { RowError } from '../change/read-change.ts'
import { rowsById, saveRows } from '../change/save-rows.ts'
import { rowPresenter, type WireRow } from '../present.ts'
import { findRows, keyOf } from '../store.ts'

type Request = RequestOf<typeof variantRows.updateVariantRows>
type Result = ResponseOf<typeof variantRows.updateVariantRows>['results'][number]

export const updateVariantRows: Handler<typeof variantRows.updateVariantRows> = async (context, request) => {
  const { locationId = defaultLocationId, reason = 'OTHER' } = request
  const changes = request.rows.map(({ id, was, changes }) => ({ id: id.toLowerCase(), changes, ...(was && { was }) }))
  refuseTwice(changes)
  requireStockPermission(context, changes)
  if (!(await retainLocation(context, locationId))) refuse('LOCATION_NOT_FOUND')
  const keys = changes.map(({ id }) => keyOf(id))
  const read = async () => rowsById(await findRows(context, keys, locationId))
  const products = await lockProducts(context, [...new Set(keys.map(({ productId }) => productId))])
  const rows = await read()
  const { errors, isChanged } = await saveRows(context, changes, { locked: { products, rows, locationId }, reason })
  const now = isChanged ? await read() : rows
  const present = rowPresenter(context)
  return {
    results: changes.map(({ id }) => {
      const row = now.get(id)
      return resultOf(id, row && present(row), errors.get(id))
    }),
  }
}

function refuseTwice(rows: Request['rows']): void {
  const ids = rows.map(({ id }) => id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0) refuseFields(violation(`rows[${twice}].id`, 'VALIDATION', 'is already in the request'))
}

function requireStockPermission({ identity }: Context, rows: Request['rows']): void {
  const isOfStock = rows.some(({ changes }) => stockFieldNames.some((name) => changes[name] !== undefined))
  if (isOfStock && !hasPermission(identity, 'WIX_STORES.MODIFY_INVENTORY')) refuse('NO_PERMISSION_TO_MODIFY_INVENTORY')
}

function resultOf(id: string, row: WireRow | undefined, error: RowError | undefined): Result {
  if (!error) return { id, ...(row && { row }) }
  const { code, violations } = error
  return { id, ...(row && { row }), error: { code, description: rowErrors[code], ...(violations && { violations: [...violations] }) } }
}
