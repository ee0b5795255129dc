import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Client } from '@stoa/sdk'
import { ListPage } from '../kit/list/list-page.tsx'
import { listFor } from '../kit/list/list.ts'
import { pagesAt } from '../kit/list/read-page.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { importRow, type Import, type ImportRow } from './import-view.ts'
import { ImportBadge } from './status-badge.tsx'

const importList = listFor(({ dashboard: { imports } }) => ({ ...imports, detail: imports.intro }))({ sizes: [50], offsetMax: Infinity })

const columns: ColumnsOf<typeof importList, ImportRow> = [
  { name: 'file', cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
  { name: 'status', cell: (one) => <ImportBadge one={one} /> },
  {
    name: 'into',
    from: 'md',
    cell: ({ dataCollectionId }, { products }) => <span className="wrap-anywhere">{dataCollectionId ?? products}</span>,
  },
  { name: 'rows', align: 'end', from: 'sm', cell: ({ status, counts }) => (status === 'READY' && counts.rows === 0 ? '' : counts.rows) },
  {
    name: 'failed',
    align: 'end',
    from: 'sm',
    cell: ({ counts }) => counts.failed > 0 && <span className="font-semibold text-danger">{counts.failed}</span>,
  },
  { name: 'date', from: 'lg', cell: ({ createdDate, created }) => <Time instant={createdDate} text={created} /> },
]

/** A page of the imports into one target, or into any. */
export async function readImports(client: Client, params: URLSearchParams, target: Partial<Pick<Import, 'target'>> = {}) {
  const listing = importList.at(params)
  const request = { ...target, paging: listing.query.paging }
  const [{ shop }, { imports, pagingMetadata }] = await Promise.all([client.shop.getShop({}), client.dataImports.queryImports(request)])
  return { rows: imports.map((one) => importRow(one, shop)), request, ...pagesAt(listing, pagingMetadata.hasNext === true) }
}

interface ImportListProps {
  data: Awaited<ReturnType<typeof readImports>>
  actions: ReactNode
  back: { to: string; text: string }
  /** Whether all of them import into the same. */
  isOfOneTarget?: boolean
}

/** The list of imports. */
export const ImportList = ({ data, actions, back, isOfOneTarget = false }: ImportListProps) => (
  <ListPage
    list={importList}
    columns={isOfOneTarget ? columns.filter(({ name }) => name !== 'into') : columns}
    data={data}
    call="dataImports.queryImports"
    actions={actions}
    back={back}
    empty={{ icon: FileUp }}
    isEmpty
    hrefOf={paths.import}
  />
)
