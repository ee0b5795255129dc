import { contract } from '@stoa/contract'
import { currentIdentity } from '../../access/identify/public.ts'
import { serverContext } from '../../jobs/public.ts'
import type { Context, Services } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { denialReason } from '../../kernel/require-permission.ts'
import { failUpload } from './failure.ts'
import type { Upload } from './tables.ts'

type Uploader = Pick<Upload, 'actorKind' | 'actorId'>

/** The caller who announced an upload, with the permissions that it has now. Refused if it can't upload any more: its URL works for a day. */
export async function findUploader(
  scope: Pick<Context, 'db' | 'siteId' | 'now'>,
  { actorKind, actorId }: Uploader,
): Promise<CallerIdentity> {
  const identity = await currentIdentity(scope, { kind: actorKind, id: actorId })
  return identity && !denialReason(contract.files.generateFileUploadUrl, identity) ? identity : failUpload('PERMISSION_DENIED')
}

/** Runs work in a transaction on behalf of the caller who announced an upload. */
export async function asUploader<T>(services: Services, uploader: Uploader, work: (context: Context) => Promise<T>): Promise<T> {
  const server = await serverContext(services, services.settings.siteId)
  return inTransaction(services.database, async (transaction) => {
    const context = { ...server, ...transaction }
    return work({ ...context, identity: await findUploader(context, uploader) })
  })
}
