import { Form, redirect, useNavigation } from 'react-router'
import type { Client } from '@stoa/sdk'
import { Button } from '@stoa/ui/components/button'
import { Field, TextArea } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { fieldError } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { Card } from '../kit/card.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-collection-page'
import { problemTitle } from './problem-title.ts'
import { rowsOf } from './tree/collection-tree.ts'
import { loadTree, treeReference } from './tree/load-tree.server.ts'
import { ParentSelect } from './tree/parent-select.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const nodes = await loadTree(context.get(apiContext).client)
  return {
    nodes: nodes.map(({ id, parentId, isVisible, name }) => ({ id, parentId, isVisible, name })),
    parentId: nodes.find(({ id }) => id === url.searchParams.get('parent'))?.id,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return createCollection(context.get(apiContext).client, await request.formData())
}

const names = {
  'category.name': 'name',
  'category.description': 'description',
  'category.parentCategory.id': 'parentId',
}

async function createCollection({ categories, collections }: Client, form: FormData) {
  const [name, description, parentId] = [textOf(form, 'name'), textOf(form, 'description'), textOf(form, 'parentId')]
  try {
    const parent = parentId && (await categories.getCategory({ categoryId: parentId, treeReference })).category
    const { category } = await categories.createCategory({
      category: {
        name,
        ...(description && { description }),
        ...(parent && { parentCategory: { id: parentId }, visible: parent.visible === true }),
      },
      treeReference,
    })
    const id = category.id!
    const hasRules = textOf(form, 'kind') === 'rules'
    if (!hasRules) await collections.updateCollectionSettings({ settings: { id, sort: 'MANUAL' } })
    return redirect(`${paths.collection(id)}?done=made${hasRules ? '&rules' : ''}`)
  } catch (error) {
    return sentBack(formProblemsOf(error, names), form)
  }
}

export default function NewCollectionPage({ loaderData: { nodes, parentId }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { collections, collectionEditor: words, collectionTree } = texts.dashboard
  const isSending = useNavigation().state === 'submitting'
  const { problems, typed } = actionData ?? {}
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={words.new} detail={words.newDetail} back={{ to: paths.collections, text: collections.title }} />
      <Form method="post" className="space-y-5">
        {problems && <Notice tone="problem" title={problemTitle(texts, problems)} focused />}
        <div className="card space-y-4 p-(--pad)">
          <Field
            label={words.name}
            name="name"
            defaultValue={typed?.name}
            maxLength={50}
            autoComplete="off"
            required
            data-first-field
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
          <ParentSelect
            key={parentId}
            rows={rowsOf(nodes)}
            moved={undefined}
            value={typed?.parentId ?? parentId ?? null}
            hint={collectionTree.newParentHint}
            error={fieldError(texts, problems, 'parentId')}
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
