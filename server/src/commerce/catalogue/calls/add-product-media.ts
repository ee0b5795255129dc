import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { insertImport, startImport } from '../../../content/file-imports/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { type ChoiceMedia, withChoiceMedia, withMediaAdded } from '../change/apply-media.ts'
import { requireMedia } from '../change/media-facts.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

type AddedMedia = RequestOf<typeof catalogue.addProductMedia>['media'][number]

export const addProductMedia: Handler<typeof catalogue.addProductMedia> = async (context, { id, media }) => {
  const ids = await fileIdsOf(context, media)
  const facts = await requireMedia(context, ids)
  const before = await lockProduct(context, id)
  const added = withMediaAdded(
    before,
    ids.map((mediaId) => facts.get(mediaId)!),
  )
  const assigned = media.flatMap(({ choice }, at): ChoiceMedia[] =>
    choice ? [{ option: choice.option, choice: choice.choice, mediaIds: [ids[at]!] }] : [],
  )
  await saveProducts(context, [{ before, after: assigned.length > 0 ? withChoiceMedia(added, assigned) : added }])
  for (const [at, { url }] of media.entries()) if (url !== undefined) await startImport(context, { id: ids[at]! })
  return {}
}

/** The IDs of the files, of which those with a URL are imported. */
async function fileIdsOf(context: Context, media: readonly AddedMedia[]): Promise<string[]> {
  const ids: string[] = []
  for (const [at, { mediaId, url }] of media.entries()) {
    if ((mediaId === undefined) === (url === undefined))
      refuseFields({ field: `media[${at}]`, violatedRule: 'ONE_OF_ALIGNMENT', description: 'Set either mediaId or url.' })
    ids.push(mediaId ?? (await insertImport(context, { url: url! }, `media[${at}].`)).id)
  }
  return ids
}
