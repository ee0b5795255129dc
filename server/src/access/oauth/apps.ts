import type { Services } from '../../kernel/context.ts'
import { anonymous, type Identity } from '../../kernel/identity.ts'
import { clientOf } from './clients.ts'
import { noteClientUse } from './last-use.ts'

/** The identity of an app acting for itself, with its present permissions. */
export async function identityOfApp(services: Pick<Services, 'database' | 'now'>, siteId: string, clientId: string): Promise<Identity> {
  const app = await clientOf({ db: services.database, siteId }, clientId)
  if (app?.kind !== 'app') return anonymous
  noteClientUse(services, siteId, app.id)
  return { kind: 'app', siteId, id: app.id, permissions: app.permissions, clientId: app.id }
}
