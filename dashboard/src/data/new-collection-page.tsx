import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-collection-page'
import { createCollection } from './new-collection.server.ts'
import { isTemplate, templateNames } from './templates.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('template') ?? ''
  return { template: isTemplate(asked) ? asked : 'blank' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client, language } = context.get(apiContext)
  return createCollection(client, language, await request.formData())
}

export default function NewCollectionPage({ loaderData: { template }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { newDataCollection: words, data } = texts.dashboard
  const isSending = useNavigation().state === 'submitting'
  const { problems, typed } = actionData ?? {}
  const isTaken = problems?.code === 'WDE0104'
  const idProblem = problems?.fields.id?.rule === 'FORMAT' ? words.idForm : fieldError(texts, problems, 'id')
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={words.title} detail={words.detail} back={{ to: paths.data, text: data.title }} />
      <Form method="post" className="space-y-5">
        {problems && <Notice tone="problem" title={isTaken ? words.idTaken : problemSummary(texts, problems)} focused />}
        <Card title={words.begin}>
          <Templates chosen={typed?.template ?? template} />
        </Card>
        <div className="card grid gap-4 p-(--pad) sm:grid-cols-2">
          <Field
            label={words.name}
            name="name"
            hint={words.nameHint}
            defaultValue={typed?.name}
            maxLength={256}
            autoComplete="off"
            required
            error={fieldError(texts, problems, 'name')}
          />
          <Field
            label={words.id}
            name="id"
            optional={words.optional}
            hint={words.idHint}
            defaultValue={typed?.id}
            maxLength={256}
            autoComplete="off"
            spellCheck={false}
            error={isTaken ? words.idTaken : idProblem}
          />
          <label className="flex items-center gap-2 sm:col-span-2">
            <input type="checkbox" name="samples" className="size-4.5" defaultChecked={typed ? 'samples' in typed : true} />
            {words.samples}
          </label>
        </div>
        <Button type="submit" pendingText={isSending && words.making}>
          {words.make}
        </Button>
      </Form>
    </div>
  )
}

function Templates({ chosen }: { chosen: string }) {
  const { dataTemplates, newDataCollection: words } = useTexts().dashboard
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{words.begin}</legend>
      {templateNames.map((name) => (
        <RadioCard
          key={name}
          name="template"
          value={name}
          title={dataTemplates[name].name}
          detail={
            <>
              {dataTemplates[name].detail}
              {name !== 'blank' && <span className="mt-1 block">{Object.values(dataTemplates[name].fields).join(' · ')}</span>}
            </>
          }
          defaultChecked={name === chosen}
        />
      ))}
    </fieldset>
  )
}
