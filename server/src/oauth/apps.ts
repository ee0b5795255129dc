import type { Services } from '../context.ts'
import { nobody, type Identity } from '../identity.ts'
import { clientOf } from './clients.ts'

/** An app that speaks for itself, with what it may do now. */
export async function identityOfApp({ database }: Pick<Services, 'database'>, siteId: string, clientId: string): Promise<Identity> {
  const app = await clientOf({ db: database, siteId }, clientId)
  return app?.kind === 'app' ? { kind: 'app', siteId, id: app.id, permissions: app.permissions, clientId: app.id } : nobody
}
