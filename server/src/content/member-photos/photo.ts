import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { lockExistingMember, type Member, saveChanged, withChanges } from '../../people/members/public.ts'
import { deletePictures, type EncodedPicture, mediaUrl, savePicture, storePicture, type StoredPicture } from '../media/public.ts'

/** In pixels: twice the largest size in which profiles show it. */
export const photoEdgeMax = 1024

/** The beginning of the IDs of a member's photos. */
const prefixOf = (memberId: string): string => `member-${memberId}-`

/** Sets a member’s photo, or none. */
export async function changePhoto(context: Context, memberId: string, picture: EncodedPicture | undefined): Promise<Member> {
  const { services, siteId } = context
  // A new ID for each photo, because browsers keep pictures for good.
  const photo = picture && (await storePicture(services, siteId, { ...picture, id: `${prefixOf(memberId)}${newId()}.webp` }))
  try {
    return await inTransaction(services.database, (transaction) => change({ ...context, ...transaction }, memberId, photo))
  } catch (error) {
    // After a fault the commit may have succeeded: the sweep decides.
    if (photo && error instanceof Refusal) await services.fileStore.delete([photo.contentKey])
    throw error
  }
}

async function change(context: Context, memberId: string, photo: StoredPicture | undefined): Promise<Member> {
  const { services, site } = context
  const member = await lockExistingMember(context, memberId)
  if (photo) await savePicture(context, photo)
  await deletePhotosOf(context, member.id, photo?.id)
  const changed = withChanges(member, { profile: { photo: photo ? wirePhoto(photo, site.baseUrl ?? services.settings.baseUrl) : null } })
  return changed === member ? member : saveChanged(context, changed, ['profile.photo'])
}

const wirePhoto = ({ id, width, height }: StoredPicture, baseUrl: string) => ({
  id,
  url: mediaUrl(baseUrl, id),
  width,
  height,
})

/** Deletes the photos of a member but one: their rows, and after the commit their files, so that a transaction that fails leaves them as they were. */
export async function deletePhotosOf(context: Context, memberId: string, except?: string): Promise<void> {
  await deletePictures(context, { prefix: prefixOf(memberId), except: except ?? null })
}
