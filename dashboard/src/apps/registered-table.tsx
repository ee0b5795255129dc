import { Badge } from '../kit/badge.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable } from '../kit/data-table.tsx'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { RegisteredRow } from './listing.ts'

/** Clients, or apps. */
export function RegisteredTable({ kind, rows }: { kind: 'clients' | 'apps'; rows: readonly RegisteredRow[] }) {
  const { apps: words } = useTexts().dashboard
  const columns: Column<RegisteredRow>[] = [
    {
      name: 'name',
      label: words.columns.name,
      cell: ({ name, isOfShop, isElevated }) => (
        <>
          <span className="me-2 wrap-anywhere">{name}</span>
          {isOfShop && <Badge tone="quiet">{words.ofShop}</Badge>}
          {isElevated && <Badge tone="look">{words.elevated}</Badge>}
        </>
      ),
    },
    ...(kind === 'apps'
      ? [{ name: 'may', label: words.columns.may, cell: (row: RegisteredRow) => words.permissions(row.permissionCount) }]
      : []),
    {
      name: 'addresses',
      label: words.columns.addresses,
      from: kind === 'apps' ? 'lg' : 'sm',
      cell: ({ redirectUris: [first, ...others] }) =>
        first ? (
          <span className="wrap-anywhere" dir="ltr">
            {words.more(first, others.length)}
          </span>
        ) : (
          <span className="text-soft">{words.noAddress}</span>
        ),
    },
    {
      name: 'used',
      label: words.columns.lastUsed,
      from: kind === 'apps' ? 'sm' : 'md',
      cell: ({ lastUsed }) => (lastUsed ? <Time {...lastUsed} /> : <span className="text-soft">{words.neverUsed}</span>),
    },
  ]
  const pathOf = kind === 'apps' ? paths.app : paths.oauthClient
  return <DataTable caption={words.captions[kind]} rows={rows} columns={columns} idOf={({ id }) => id} hrefOf={({ id }) => pathOf(id)} />
}
