import { Badge } from '../kit/badge.tsx'
import { listFor } from '../kit/list/list.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { TimeOrNot } from '../kit/time.tsx'
import type { RegistrationRow } from './registration-row.ts'

export const registrationList = listFor(({ dashboard: { apps } }) => ({ ...apps, search: apps.find }))({
  tabs: {
    name: 'kind',
    of: ['clients', 'apps', 'keys'],
    drops: ['q', 'done'],
    label: (texts) => texts.tabs,
    texts: (texts) => texts.kinds,
  },
  search: {},
  isBare: true,
})

type Columns = ColumnsOf<typeof registrationList, RegistrationRow>

const name: Columns[number] = {
  name: 'name',
  cell: (row, texts) => (
    <>
      <span className="me-2 wrap-anywhere">{row.name}</span>
      {row.isOfShop && <Badge tone="quiet">{texts.ofShop}</Badge>}
      {row.isElevated && <Badge tone="look">{texts.elevated}</Badge>}
    </>
  ),
}

const may: Columns[number] = { name: 'may', cell: ({ permissionCount }, texts) => texts.permissions(permissionCount) }

const addresses: Columns[number] = {
  name: 'addresses',
  cell: ({ redirectUris: [first, ...others] }, texts) =>
    first ? (
      <span className="wrap-anywhere" dir="ltr">
        {texts.more(first, others.length)}
      </span>
    ) : (
      <span className="text-soft">{texts.noAddress}</span>
    ),
}

const lastUsed: Columns[number] = { name: 'lastUsed', cell: (row, texts) => <TimeOrNot at={row.lastUsed} not={texts.neverUsed} /> }

/** The columns for clients and for apps, and the screen width from which each is shown. */
export const registrationColumns: Readonly<Record<'clients' | 'apps', Columns>> = {
  clients: [name, { ...addresses, from: 'sm' }, { ...lastUsed, from: 'md' }],
  apps: [name, may, { ...addresses, from: 'lg' }, { ...lastUsed, from: 'sm' }],
}
