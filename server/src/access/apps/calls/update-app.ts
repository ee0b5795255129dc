import type { apps } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { checkReach } from '../../roles/public.ts'
import { changesOf, checkInput, findApp, keepChange } from '../app-change.ts'
import { scopeAfter } from '../scope.ts'

export const updateApp: Handler<typeof apps.updateApp> = async (context, { id, revision, ...asked }) => {
  const app = await findApp(context, id, true)
  checkInput(asked, app)
  if (app.revision !== revision) refuse('APP_CHANGED')
  checkReach(context.identity, [...app.permissions, ...scopeAfter(asked, app.permissions)])
  return { app: await keepChange(context, 'updated', { app, changes: changesOf(asked, app.permissions) }) }
}
