import { redirect } from 'react-router'
import { densities, themes } from '@stoa/contract/staff/choices'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { relativePath } from '@stoa/ui/relative-path'
import { paths } from '../paths.ts'
import type { Route } from './+types/preferences'

const oneOf = <Choice extends string>(choices: readonly Choice[], form: FormData, name: string): Choice | undefined =>
  choices.find((choice) => choice === textOf(form, name))

/** Saves the user's preferences. Without scripts it redirects back; with them the page stays as it is. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  const theme = oneOf(themes, form, 'theme')
  const density = oneOf(densities, form, 'density')
  const seen = textOf(form, 'seen')
  await client.staff.updatePreferences({
    preferences: {
      ...(theme && { theme }),
      ...(density && { density }),
      ...(/^\d{1,15}$/.test(seen) && { notificationsSeen: Number(seen) }),
    },
  })
  return form.has('quiet') ? null : redirect(relativePath(textOf(form, 'back'), paths.today))
}

export const loader = () => redirect(paths.today)
