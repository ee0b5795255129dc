import type { apps } from '@stoa/contract'
import { appEvents } from '@stoa/contract/apps/events'
import { clientsMax } from '@stoa/contract/oauth-clients/oauth-client'
import { newId } from '../../../database/ids.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { insertClient, newAppSecret, selectClients } from '../../oauth/public.ts'
import { checkReach } from '../../roles/public.ts'
import { changesOf, checkInput, findApp } from '../app-change.ts'
import { presentApp } from '../present.ts'
import { scopeAfter } from '../scope.ts'

export const createApp: Handler<typeof apps.createApp> = async (context, asked) => {
  checkInput(asked)
  checkReach(context.identity, scopeAfter(asked, []))
  if ((await selectClients(context, 'app')).length >= clientsMax) refuse('TOO_MANY_APPS')
  const { siteId, now } = context
  const id = newId()
  const { secret, ...kept } = newAppSecret(siteId)
  await insertClient(context, {
    id,
    kind: 'app',
    rotates: true,
    name: asked.name,
    redirectUris: [],
    allowedRedirectDomains: [],
    allowedOrigins: [],
    mediaUrls: 'SITE',
    ...changesOf(asked, []),
    ...kept,
    createdDate: now,
  })
  const app = presentApp(context, await findApp(context, id))
  recordEvent(context, appEvents.created, { id, revision: 1, entity: app })
  return { app, secret }
}
