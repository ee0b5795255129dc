import { FileUp } from 'lucide-react'
import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../../kit/list/list-page.tsx'
import { listFor } from '../../kit/list/list.ts'
import { pagesAt } from '../../kit/list/read-page.ts'
import type { ColumnsOf } from '../../kit/list/use-list.ts'
import { Time } from '../../kit/time.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/imports-page'
import { importRow, type ImportRow } from './import-view.ts'
import { ImportBadge } from './status-badge.tsx'

const importList = listFor(({ dashboard: { imports } }) => ({ ...imports, detail: imports.intro }))({ sizes: [50], offsetMax: Infinity })

const columns: ColumnsOf<typeof importList, ImportRow> = [
  { name: 'file', cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
  { name: 'status', cell: ({ status }) => <ImportBadge status={status} /> },
  { name: 'collection', from: 'md', cell: ({ dataCollectionId }) => <span className="wrap-anywhere">{dataCollectionId}</span> },
  { name: 'rows', align: 'end', from: 'sm', cell: ({ counts }) => counts.rows },
  { name: 'date', from: 'lg', cell: ({ createdDate, created }) => <Time instant={createdDate} text={created} /> },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = importList.at(url.searchParams)
  const request = { paging: listing.query.paging }
  const [{ shop }, { imports, pagingMetadata }] = await Promise.all([client.shop.getShop({}), client.dataImports.queryImports(request)])
  return { rows: imports.map((one) => importRow(one, shop)), request, ...pagesAt(listing, pagingMetadata.hasNext === true) }
}

export default function ImportsPage({ loaderData }: Route.ComponentProps) {
  const { imports: texts, data } = useTexts().dashboard
  return (
    <ListPage
      list={importList}
      columns={columns}
      data={loaderData}
      call="dataImports.queryImports"
      actions={
        <Link to={paths.newImport} className="button button-quiet">
          {texts.fromFile}
        </Link>
      }
      back={{ to: paths.data, text: data.title }}
      empty={{ icon: FileUp }}
      isEmpty
      hrefOf={({ id }) => paths.import(id)}
    />
  )
}
