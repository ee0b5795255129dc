import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { ImportList, readImports } from '../../imports/import-list.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/imports-page'

export const loader = ({ context, url }: Route.LoaderArgs) => readImports(context.get(apiContext).client, url.searchParams)

export default function ImportsPage({ loaderData }: Route.ComponentProps) {
  const { imports: texts, data } = useTexts().dashboard
  return (
    <ImportList
      data={loaderData}
      actions={
        <Link to={paths.newImport} className="button button-quiet">
          {texts.fromFile}
        </Link>
      }
      back={{ to: paths.data, text: data.title }}
    />
  )
}
