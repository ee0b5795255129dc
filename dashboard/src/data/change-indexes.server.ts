import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { freeName } from './generated-names.ts'

const fieldsMax = 3

interface Wanted {
  name: string
  unique: boolean
  caseInsensitive: boolean
  fields: { path: string; order: 'ASC' | 'DESC' }[]
}

/** The index described by a form. Without a name it gets the first free one. */
export function indexIn(form: FormData, taken: readonly string[]): Wanted {
  const places = Array.from({ length: fieldsMax }, (_, at) => at + 1)
  const fields = places.flatMap((place) => {
    const path = textOf(form, `field${place}`)
    return path === '' ? [] : [{ path, order: textOf(form, `order${place}`) === 'DESC' ? ('DESC' as const) : ('ASC' as const) }]
  })
  const made = fields.map(({ path }) => path.replaceAll('.', '-')).join('-')
  return {
    name: textOf(form, 'name') || freeName(made.slice(0, 100), taken),
    fields,
    unique: form.has('unique'),
    caseInsensitive: form.has('caseInsensitive'),
  }
}

/** Creates or drops an index. */
export async function changeIndexes({ dataCollections }: Client, dataCollectionId: string, form: FormData) {
  const done = (what: 'added' | 'dropped', name: string) =>
    redirect(`${paths.dataIndexes(dataCollectionId)}?${new URLSearchParams({ done: what, name })}`)
  try {
    if (textOf(form, 'intent') === 'drop') {
      const indexName = textOf(form, 'name')
      await dataCollections.dropDataIndex({ dataCollectionId, indexName })
      return done('dropped', indexName)
    }
    const { indexes } = await dataCollections.listDataIndexes({ dataCollectionId })
    const index = indexIn(
      form,
      indexes.map(({ name }) => name),
    )
    await dataCollections.createDataIndex({ dataCollectionId, index })
    return done('added', index.name)
  } catch (error) {
    return data({ problems: formProblemsOf(error, { 'index.name': 'name', 'index.fields': 'field1' }) as FormProblems }, { status: 422 })
  }
}
