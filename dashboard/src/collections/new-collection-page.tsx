import { Form, redirect, useNavigation } from 'react-router'
import type { Client } from '@stoa/sdk'
import { Button } from '@stoa/ui/components/button'
import { Field, TextArea } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { Card } from '../kit/card.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-collection-page'

export async function action({ context, request }: Route.ActionArgs) {
  return createCollection(context.get(apiContext).client, await request.formData())
}

async function createCollection({ collections }: Client, form: FormData) {
  const [name, description] = [textOf(form, 'name'), textOf(form, 'description')]
  try {
    const { collection } = await collections.createCollection({ collection: { name, description } })
    const hasRules = textOf(form, 'kind') === 'rules'
    if (!hasRules) await collections.updateCollectionSettings({ settings: { id: collection.id, sort: 'MANUAL' } })
    return redirect(`${paths.collection(collection.id)}?done=made${hasRules ? '&rules' : ''}`)
  } catch (error) {
    return sentBack(formProblemsOf(error, { 'collection.name': 'name', 'collection.description': 'description' }), form)
  }
}

export default function NewCollectionPage({ actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { collections, collectionEditor: words } = texts.dashboard
  const isSending = useNavigation().state === 'submitting'
  const { problems, typed } = actionData ?? {}
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={words.new} detail={words.newDetail} back={{ to: paths.collections, text: collections.title }} />
      <Form method="post" className="space-y-5">
        {problems && <Notice tone="problem" title={problemSummary(texts, problems)} focused />}
        <div className="card space-y-4 p-(--pad)">
          <Field
            label={words.name}
            name="name"
            defaultValue={typed?.name}
            maxLength={50}
            autoComplete="off"
            required
            error={fieldError(texts, problems, 'name')}
          />
          <TextArea
            label={words.description}
            name="description"
            defaultValue={typed?.description}
            hint={words.descriptionHint}
            maxLength={600}
            error={fieldError(texts, problems, 'description')}
          />
        </div>
        <Card title={words.members}>
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="sr-only">{words.members}</legend>
            <RadioCard
              name="kind"
              value="manual"
              title={words.byHand}
              detail={words.byHandDetail}
              defaultChecked={typed?.kind !== 'rules'}
            />
            <RadioCard
              name="kind"
              value="rules"
              title={words.byRules}
              detail={words.byRulesDetail}
              defaultChecked={typed?.kind === 'rules'}
            />
          </fieldset>
        </Card>
        <Button type="submit" pendingText={isSending && words.creating}>
          {words.create}
        </Button>
      </Form>
    </div>
  )
}
