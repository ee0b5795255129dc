import type { apps } from '@stoa/contract'
import { appEvents } from '@stoa/contract/apps/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { endClient } from '../../oauth/public.ts'
import { findApp } from '../app-change.ts'
import { presentApp } from '../present.ts'

export const deleteApp: Handler<typeof apps.deleteApp> = async (context, { id }) => {
  const app = await findApp(context, id, true)
  await endClient(context, id)
  recordEvent(context, appEvents.deleted, { id, revision: app.revision + 1, entity: presentApp(context, app) })
  return {}
}
