import { Form, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { Card } from '../../kit/card.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { collectionName } from '../collection-tabs.tsx'
import { fieldName, ownFields } from '../field-types.ts'
import { displayFieldOf } from '../page-names.ts'
import type { Route } from './+types/columns-page'
import { DialectForm } from './dialect-form.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { planImport } from './plan-import.server.ts'
import { PresetChoice, PresetName } from './preset-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { Steps } from './steps.tsx'

const formId = 'columns'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { import: one } = await client.dataImports.getImport({ id: params.importId })
  if (one.status !== 'READY') throw redirect(paths.import(one.id))
  const { dataCollectionId } = one
  const [{ collection }, { presets }] = await Promise.all([
    client.dataCollections.getDataCollection({ dataCollectionId }),
    client.dataImports.queryImportPresets({ dataCollectionId }),
  ])
  const fields = ownFields(collection)
  const named = displayFieldOf(collection)
  return {
    one,
    name: collectionName(collection),
    nameField: named && fieldName(named),
    fields: fields.map(({ key, displayName }) => ({ key, name: displayName || key })),
    presets: presets.map(({ id, name }) => ({ id, name })),
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

/** The second step: map the columns. */
export default function ColumnsPage({ loaderData: { one, name, nameField, fields, presets }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { imports: words } = texts.dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="mx-auto max-w-4xl">
      <PageHead
        title={words.into(name)}
        back={{ to: paths.imports, text: words.title }}
        detail={<span className="wrap-anywhere">{one.fileName}</span>}
      />
      <Steps at="columns" importId={one.id} isOpen />
      <div className="space-y-5">
        {actionData && <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />}
        {one.dialect && <DialectForm key={JSON.stringify(one.dialect)} dialect={one.dialect} />}
        {presets.length > 0 && <PresetChoice presets={presets} />}
        <Form method="post" id={formId} className="space-y-5">
          <MappingFields key={one.revision} one={one} fields={fields} nameField={nameField} />
          <Card title={words.rules}>
            <RuleFields key={one.revision} mode={one.mode} emptyCells={one.emptyCells} />
          </Card>
          <PresetName />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="intent" value="check" disabled={isSending}>
              {words.check}
            </Button>
            <Button type="submit" name="intent" value="start" look="quiet" disabled={isSending}>
              {words.start}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  )
}
