import { apiContext } from '@stoa/ui/page-api'
import { respond } from '../../grid/respond.server.ts'
import { windowRequestIn } from '../../grid/window.server.ts'
import type { Route } from './+types/rows'
import { readRows, writeRows } from './rows.server.ts'
import type { VariantRowChange } from './variant-data.ts'

/** Rows of the spreadsheet for its scripts. */
export const loader = ({ context, url: { searchParams: query } }: Route.LoaderArgs) =>
  respond(async () => ({ ...(await readRows(context.get(apiContext).client, query, windowRequestIn(query))), names: {} }))

/** Writes changes of the spreadsheet. */
export const action = ({ context, request, url }: Route.ActionArgs) =>
  respond(async () => {
    const { rows } = (await request.json()) as { rows: VariantRowChange[] }
    return { written: await writeRows(context.get(apiContext).client, url.searchParams, rows) }
  })
