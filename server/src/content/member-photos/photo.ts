import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { lockExistingMember, type Member, saveChanged, withChanges } from '../../people/members/public.ts'
import { deleteFiles, deleteMedia, deleteUnsavedFile, type EncodedPicture, mediaUrl, savePicture } from '../media/public.ts'

/** In pixels: twice the largest size in which profiles show it. */
export const photoEdgeMax = 1024

/** The beginning of the IDs of a member's photos. */
const prefixOf = (memberId: string): string => `member-${memberId}-`

/** Sets the photo of the calling member, or none. */
export async function changePhoto(context: Context, picture: EncodedPicture | undefined): Promise<Member> {
  const { services, siteId, identity } = context
  // A new ID for each photo, because browsers keep pictures for good.
  const photo = picture && { ...picture, id: `${prefixOf(identity.id)}${newId()}.webp` }
  try {
    const { member, replaced } = await services.database.transaction((db) => change({ ...context, db }, photo))
    // Only now, so that a transaction that fails leaves the previous photo as it was.
    await deleteFiles(services, siteId, replaced)
    return member
  } catch (error) {
    if (photo) await deleteUnsavedFile(services, siteId, photo.id).catch(() => {})
    throw error
  }
}

async function change(
  context: Context,
  photo: (EncodedPicture & { id: string }) | undefined,
): Promise<{ member: Member; replaced: string[] }> {
  const { services, site, db, siteId, identity } = context
  const member = await lockExistingMember(context, identity.id)
  if (photo) await savePicture(services, context, photo)
  const replaced = await deleteMedia(db, siteId, { prefix: prefixOf(member.id), except: photo?.id ?? null })
  const changed = withChanges(member, { profile: { photo: photo ? wirePhoto(photo, site.baseUrl ?? services.settings.baseUrl) : null } })
  return { member: changed === member ? member : await saveChanged(context, changed, ['profile.photo']), replaced }
}

const wirePhoto = ({ id, width, height }: EncodedPicture & { id: string }, baseUrl: string) => ({
  id,
  url: mediaUrl(baseUrl, id),
  width,
  height,
})

/** Deletes the photo of a member who is being purged. Returns what deletes its file after the commit. */
export async function deletePhotosOf(
  { db, siteId, services }: Pick<Context, 'db' | 'siteId' | 'services'>,
  memberId: string,
): Promise<() => Promise<void>> {
  const ids = await deleteMedia(db, siteId, { prefix: prefixOf(memberId), except: null })
  return () => deleteFiles(services, siteId, ids)
}
