import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { ColumnsScreen } from '../../imports/columns-screen.tsx'
import { isIntoCollection } from '../../imports/import-view.ts'
import { planImport } from '../../imports/plan-import.server.ts'
import { presetsFor } from '../../imports/read-import.server.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { collectionName } from '../collection-tabs.tsx'
import { fieldName, ownFields } from '../field-types.ts'
import { displayFieldOf } from '../page-names.ts'
import type { Route } from './+types/columns-page'
import { MappingFields } from './mapping-fields.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { import: one } = await client.dataImports.getImport({ id: params.importId })
  if (one.status !== 'READY' || !isIntoCollection(one)) throw redirect(paths.import(one))
  const { dataCollectionId } = one
  const [{ collection }, presets] = await Promise.all([
    client.dataCollections.getDataCollection({ dataCollectionId }),
    presetsFor(client, one),
  ])
  const fields = ownFields(collection)
  const named = displayFieldOf(collection)
  return {
    one,
    name: collectionName(collection),
    nameField: named && fieldName(named),
    fields: fields.map(({ key, displayName }) => ({ key, name: displayName || key })),
    presets,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    return redirect(await planImport(context.get(apiContext).client, params.importId, form))
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

/** The second step of an import into a collection. */
export default function ColumnsPage({ loaderData: { one, name, nameField, fields, presets }, actionData }: Route.ComponentProps) {
  const { imports: words } = useTexts().dashboard
  return (
    <ColumnsScreen one={one} title={words.into(name)} presets={presets} answer={actionData}>
      <MappingFields key={one.revision} one={one} fields={fields} nameField={nameField} />
    </ColumnsScreen>
  )
}
