import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { siteDataTextsOf } from '../texts/site-data-texts.ts'
import { idOfName } from './generated-names.ts'
import { fromTemplate, isTemplate } from './templates.ts'

const names = { 'collection.id': 'id', 'collection.displayName': 'name' }

/** Creates the collection in a form, with sample items if requested. */
export async function createCollection({ dataCollections, dataItems }: Client, language: string, form: FormData) {
  const template = textOf(form, 'template')
  const { collection, items } = fromTemplate(isTemplate(template) ? template : 'blank', siteDataTextsOf(language).dashboard.dataTemplates)
  const displayName = textOf(form, 'name')
  const id = textOf(form, 'id') || idOfName(displayName)
  try {
    await dataCollections.createDataCollection({ collection: { ...collection, id, displayName } })
  } catch (error) {
    return sentBack(formProblemsOf(error, names), form)
  }
  if (form.has('samples') && items.length > 0) await dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems: items })
  return redirect(`${paths.dataSchema(id)}?done=made`)
}
