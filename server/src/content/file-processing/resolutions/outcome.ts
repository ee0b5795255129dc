import type { Services } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'
import { insertAssets, lockFileOfSite, type PendingFile, type Reason, recordFile, saveFile } from '../../files/public.ts'
import { fileContext } from '../file-context.ts'
import type { StoredFindings } from '../store-findings.ts'
import { updateProducts } from '../update-products.ts'

export type ResolutionsOutcome = { stored: StoredFindings } | { note: Reason }

/** Adds the smaller resolutions to a video, or says why there are none, unless its content is another one now. */
export async function saveResolutions(
  services: Services,
  { siteId, id }: PendingFile,
  contentKey: string,
  outcome: ResolutionsOutcome,
): Promise<void> {
  const isSaved = await inTransaction(services.database, async (transaction) => {
    const file = await lockFileOfSite({ db: transaction.db, siteId }, id)
    if (file?.contentKey !== contentKey || file.doc.resolutions !== 'PENDING') return false
    const context = await fileContext(services, siteId, file.doc, transaction)
    const { resolutions: _pending, note: _note, ...doc } = file.doc
    const assets = 'stored' in outcome ? outcome.stored.assets : []
    await insertAssets(context, assets)
    const made = 'stored' in outcome ? (outcome.stored.doc.assets ?? []) : []
    const saved = await saveFile(context, file, {
      doc: { ...doc, assets: [...(doc.assets ?? []), ...made], ...('note' in outcome && { note: outcome.note }) },
    })
    if ('stored' in outcome) await updateProducts(context, saved)
    if (saved.state === 'OK') recordFile(context, 'updated', saved)
    return true
  })
  if (!isSaved && 'stored' in outcome) await services.fileStore.delete(outcome.stored.keys)
}
