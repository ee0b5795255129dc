import { FileUp } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../../kit/code-button.tsx'
import type { Column } from '../../kit/columns.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { cursorLink, ListPages } from '../../kit/list-pages.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Time } from '../../kit/time.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/imports-page'
import { importRow, type ImportRow } from './import-view.ts'
import { ImportBadge } from './status-badge.tsx'

const size = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const offset = Math.max(0, Number.parseInt(url.searchParams.get('cursor') ?? '0', 10) || 0)
  const request = { paging: { limit: size, offset } }
  const [{ shop }, { imports, pagingMetadata }] = await Promise.all([client.shop.getShop({}), client.dataImports.queryImports(request)])
  return { rows: imports.map((one) => importRow(one, shop)), offset, hasNext: pagingMetadata.hasNext === true, request }
}

export default function ImportsPage({ loaderData: { rows, offset, hasNext, request } }: Route.ComponentProps) {
  const { imports: words, data } = useTexts().dashboard
  const [query] = useSearchParams()
  const columns = useColumns()
  return (
    <>
      <PageHead
        title={words.title}
        back={{ to: paths.data, text: data.title }}
        detail={words.intro}
        actions={
          <>
            <CodeButton call="dataImports.queryImports" request={request} />
            <Link to={paths.newImport} className="button button-quiet">
              {words.fromFile}
            </Link>
          </>
        }
      />
      {rows.length === 0 ? (
        <EmptyState icon={FileUp} title={words.none} text={words.noneHint} />
      ) : (
        <DataTable caption={words.title} rows={rows} columns={columns} idOf={({ id }) => id} hrefOf={({ id }) => paths.import(id)} />
      )}
      <ListPages
        previous={cursorLink(query, offset > 0 ? String(Math.max(0, offset - size)) : undefined)}
        next={cursorLink(query, hasNext ? String(offset + size) : undefined)}
      />
    </>
  )
}

function useColumns(): Column<ImportRow>[] {
  const { columns: words } = useTexts().dashboard.imports
  return [
    { name: 'file', label: words.file, cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
    { name: 'status', label: words.status, cell: ({ status }) => <ImportBadge status={status} /> },
    {
      name: 'collection',
      label: words.collection,
      from: 'md',
      cell: ({ dataCollectionId }) => <span className="wrap-anywhere">{dataCollectionId}</span>,
    },
    { name: 'rows', label: words.rows, align: 'end', from: 'sm', cell: ({ counts }) => counts.rows },
    { name: 'date', label: words.date, from: 'lg', cell: ({ createdDate, created }) => <Time instant={createdDate} text={created} /> },
  ]
}
