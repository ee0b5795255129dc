import { data, redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { relativePath } from '@stoa/ui/relative-path'
import { isTheme } from '@stoa/ui/theme'
import type { Route } from './+types/theme'
import { themeLine } from './theme-cookie.ts'

/** Saves the selected theme. Without scripts the form returns to its page. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = textOf(form, 'theme')
  if (!isTheme(theme)) throw data(null, { status: 400 })
  const headers = { 'set-cookie': themeLine(theme, context.get(apiContext).baseUrl.startsWith('https:')) }
  return form.has('back') ? redirect(relativePath(textOf(form, 'back'), '/'), { headers }) : data(null, { headers })
}
