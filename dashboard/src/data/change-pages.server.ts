import { data, redirect } from 'react-router'
import { itemLayouts, listLayouts, pageRoles, type PageRole } from '@stoa/contract/data-collections/page-layouts'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { noField } from './layout-fields.tsx'

const homeItemsOf = (text: string): 0 | 3 | 6 => (text === '3' ? 3 : text === '6' ? 6 : 0)

/** The chosen fields. Roles without a choice are automatic. */
const rolesIn = (form: FormData): Partial<Record<PageRole, string>> =>
  Object.fromEntries(
    pageRoles.flatMap((role) => {
      const key = textOf(form, `role.${role}`)
      return key === '' ? [] : [[role, key === noField ? '' : key]]
    }),
  )

/** Saves the page settings of a collection from a form. */
export async function changePages({ dataCollections }: Client, dataCollectionId: string, form: FormData) {
  const settings = {
    revision: textOf(form, 'revision'),
    hasPages: form.has('hasPages'),
    inMenu: form.has('inMenu'),
    homeItems: homeItemsOf(textOf(form, 'homeItems')),
    itemLayout: itemLayouts.find((layout) => layout === form.get('itemLayout')),
    listLayout: listLayouts.find((layout) => layout === form.get('listLayout')),
    roles: rolesIn(form),
  }
  try {
    await dataCollections.updateDataPageSettings({ dataCollectionId, settings })
  } catch (error) {
    const isConflict = isRefusedWith(error, 'DATA_PAGE_SETTINGS_CHANGED')
    return data({ typed: settings, ...(isConflict ? { isConflict } : { problems: formProblemsOf(error) }) }, { status: 422 })
  }
  return redirect(`${paths.dataPages(dataCollectionId)}?done=saved`)
}
