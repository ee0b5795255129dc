import { newId } from '../../database/ids.ts'
import { serverContext } from '../../jobs/public.ts'
import type { Context, Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/in-transaction.ts'
import type { FileDoc } from '../files/public.ts'

/** The context of background work on a file: on behalf of the caller who brought it, without permissions. */
export async function fileContext(services: Services, siteId: string, { actor }: FileDoc, transaction?: Transaction): Promise<Context> {
  const context = await serverContext(services, siteId, transaction)
  if (!actor || actor.kind === 'member') return context
  return { ...context, identity: { kind: actor.kind, siteId, id: actor.id, permissions: [] }, requestId: newId() }
}
