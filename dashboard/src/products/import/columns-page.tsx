import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { ColumnsScreen } from '../../imports/columns-screen.tsx'
import { isIntoCollection } from '../../imports/import-view.ts'
import { planImport } from '../../imports/plan-import.server.ts'
import { presetsFor } from '../../imports/read-import.server.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/columns-page'
import { ProductMapping } from './product-mapping.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { import: one } = await client.dataImports.getImport({ id: params.importId })
  if (one.status !== 'READY' || isIntoCollection(one)) throw redirect(paths.import(one))
  return { one, presets: await presetsFor(client, one) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    return redirect(await planImport(context.get(apiContext).client, params.importId, form))
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

/** The second step of an import of products. */
export default function ColumnsPage({ loaderData: { one, presets }, actionData }: Route.ComponentProps) {
  const { productImport: texts } = useTexts().dashboard
  return (
    <ColumnsScreen one={one} title={texts.fileTitle} presets={presets} answer={actionData}>
      <ProductMapping key={one.revision} one={one} answer={actionData} />
    </ColumnsScreen>
  )
}
