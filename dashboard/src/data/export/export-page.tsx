import { useSearchParams } from 'react-router'
import { Select } from '@stoa/ui/components/field'
import { apiContext } from '@stoa/ui/page-api'
import { addressOf } from '../../kit/address-of.ts'
import { Card } from '../../kit/card.tsx'
import { CodeButton } from '../../kit/code-button.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { collectionAt, collectionName } from '../collection-tabs.tsx'
import { EnvironmentBadge } from '../environment-switch.tsx'
import { environmentName, inEnvironment, environmentIn } from '../environment.ts'
import { hasSandbox } from '../sandbox.server.ts'
import type { Route } from './+types/export-page'
import { exportRequest } from './export-request.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  await hasSandbox(client, url.searchParams, paths.dataExport(params.collection))
  const collection = await collectionAt(client, params)
  const fields = (collection.fields ?? []).filter(({ systemField }) => !systemField)
  return {
    id: collection.id,
    name: collectionName(collection),
    fields: fields.map(({ key, displayName }) => ({ key, name: displayName || key })),
  }
}

const formats = ['CSV', 'JSON_LINES'] as const

/** Selects the items, fields and format of an export. A native form, because the response is a file. */
export default function ExportPage({ loaderData: { id, name, fields } }: Route.ComponentProps) {
  const { imports: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const environment = environmentIn(query)
  const narrowing = ['filter', 'sort'].flatMap((key) => (query.has(key) ? [[key, query.get(key)!] as const] : []))
  const carried = environment === 'SANDBOX' ? [...narrowing, [environmentName, environment] as const] : narrowing
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead
        title={words.exportTitle(name)}
        back={{ to: inEnvironment(paths.dataCollection(id), environment), text: name }}
        detail={words.exportIntro}
        actions={<CodeButton call="dataExports.exportDataItems" request={exportRequest(id, query)} />}
      />
      <EnvironmentBadge environment={environment} />
      <Card title={words.export} detail={narrowing.length > 0 ? words.narrowed : words.everything}>
        <form method="get" action={addressOf(paths.dataExportFile(id))} className="space-y-5">
          {carried.map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <Select label={words.format} name="format">
            {formats.map((each) => (
              <option key={each} value={each}>
                {words.formats[each]}
              </option>
            ))}
          </Select>
          <FieldChoice fields={fields} />
          <button type="submit" className="button button-primary">
            {words.exportNow}
          </button>
        </form>
      </Card>
    </div>
  )
}

function FieldChoice({ fields }: { fields: readonly { key: string; name: string }[] }) {
  const { imports: words } = useTexts().dashboard
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 font-medium">{words.which}</legend>
      <label className="flex items-center gap-2">
        <input type="radio" name="which" value="all" defaultChecked />
        <span>
          {words.allFields} <span className="text-small text-soft">{words.allFieldsHint}</span>
        </span>
      </label>
      <label className="flex items-center gap-2">
        <input type="radio" name="which" value="some" />
        {words.someFields}
      </label>
      <ul className="grid gap-x-6 gap-y-1 ps-6 sm:grid-cols-2">
        {fields.map(({ key, name }) => (
          <li key={key}>
            <label className="flex min-h-6 items-center gap-2">
              <input type="checkbox" name="field" value={key} />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
