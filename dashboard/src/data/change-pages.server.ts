import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'

const homeItemsOf = (text: string): 0 | 3 | 6 => (text === '3' ? 3 : text === '6' ? 6 : 0)

/** Saves the page settings of a collection from a form. */
export async function changePages({ dataCollections }: Client, dataCollectionId: string, form: FormData) {
  const settings = {
    revision: textOf(form, 'revision'),
    hasPages: form.has('hasPages'),
    inMenu: form.has('inMenu'),
    homeItems: homeItemsOf(textOf(form, 'homeItems')),
  }
  try {
    await dataCollections.updateDataPageSettings({ dataCollectionId, settings })
  } catch (error) {
    const isConflict = isRefusedWith(error, 'DATA_PAGE_SETTINGS_CHANGED')
    return data(isConflict ? { isConflict } : { problems: formProblemsOf(error) }, { status: 422 })
  }
  return redirect(`${paths.dataPages(dataCollectionId)}?done=saved`)
}
