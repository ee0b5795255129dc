import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { textOf } from '@stoa/ui/refused-form'
import { overlaps } from '../api-keys/expiries.ts'
import { paths } from '../paths.ts'
import { appFields } from './registration.ts'
import { hasTyped, revisionOf, saveRegistration } from './save-registration.server.ts'

/** Handles the forms of an app's page: rotate, delete, save. */
export async function changeApp(client: Client, id: string, form: FormData) {
  switch (textOf(form, 'intent')) {
    case 'rotate':
      return rotate(client, id, form)
    case 'delete':
      return deleteApp(client, id, form)
    default:
      return saveRegistration(form, async (draft) => {
        await client.apps.updateApp({ id, revision: revisionOf(form), ...appFields(draft) })
        return redirect(`${paths.app(id)}?done=saved`)
      })
  }
}

async function rotate({ apps }: Client, id: string, form: FormData) {
  const overlapSeconds = overlaps.find((seconds) => String(seconds) === textOf(form, 'overlap')) ?? overlaps[0]
  const { secret } = await apps.rotateAppSecret({ id, overlapSeconds })
  return { secret }
}

async function deleteApp({ apps }: Client, id: string, form: FormData) {
  const { app } = await apps.getApp({ id })
  if (!hasTyped(form, app.name)) return { notTyped: true as const }
  await apps.deleteApp({ id })
  return redirect(`${paths.apps}?kind=apps&done=deleted`)
}
