import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { ImportList, readImports } from '../../imports/import-list.tsx'
import { mayImport } from '../../imports/may-import.ts'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/imports-page'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readImports(context.get(apiContext).client, url.searchParams, { target: 'PRODUCTS' })

export default function ImportsPage({ loaderData }: Route.ComponentProps) {
  const { products, productImport: texts } = useTexts().dashboard
  const canImport = mayImport(useMay(), 'PRODUCTS')
  return (
    <ImportList
      data={loaderData}
      actions={
        canImport && (
          <Link to={paths.productImport} className="button button-quiet">
            {texts.link}
          </Link>
        )
      }
      back={{ to: paths.products, text: products.title }}
      isOfOneTarget
    />
  )
}
