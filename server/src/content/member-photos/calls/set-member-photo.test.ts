import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { mediaRoot } from '@stoa/contract/files/states'
import { makeTestMember } from '../../../../../tests/support/members.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { newContentKey } from '../../file-store/public.ts'
import { type File, insertFile, newFile } from '../../files/public.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

const photos = () => site.as(site.owner()).memberPhotos
const picture = sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'teal' } })

/** A file of the library. */
async function fileOf(bytes: Buffer, changes: Partial<File> = {}): Promise<string> {
  const { app, siteId, database: db } = site
  const contentKey = newContentKey(siteId)
  await app.services.fileStore.write(contentKey, [bytes])
  const file = newFile(
    {
      contentKey,
      displayName: 'mia.png',
      mimeType: 'image/png',
      mediaType: 'IMAGE',
      folderId: mediaRoot,
      root: mediaRoot,
      isPrivate: false,
      labels: [],
      operationStatus: 'READY',
      width: 3000,
      height: 1500,
      ...changes,
    },
    new Date(),
  )
  await insertFile({ db, siteId }, file)
  return file.id
}

test('200: a photo is a smaller copy of the picture, and the owner can remove it', async () => {
  const mia = await makeTestMember(site)
  const fileId = await fileOf(await picture.png().toBuffer())
  const { member } = await photos().setMemberPhoto({ memberId: mia.id, fileId })
  const photo = member.profile!.photo!
  expect(photo).toMatchObject({ width: 1024, height: 512 })
  expect(photo.id).not.toBe(fileId)
  await site.as(site.owner()).files.bulkDeleteFiles({ fileIds: [fileId], permanent: true })
  expect((await site.as(site.owner()).members.getMember({ id: mia.id, fieldsets: ['FULL'] })).member.profile!.photo).toMatchObject({
    id: photo.id,
  })
  expect((await photos().deleteMemberPhoto({ memberId: mia.id })).member.profile?.photo ?? undefined).toBeUndefined()
  const left = await site.database.rows(sql`select id from files where site_id = ${site.siteId} and id = ${photo.id!}`)
  expect(left).toEqual([])
})

test('404: an unknown file, and an unknown member', async () => {
  const mia = await makeTestMember(site)
  expect(await refusalOf(photos().setMemberPhoto({ memberId: mia.id, fileId: 'nowhere.png' }))).toMatchObject({
    code: 'RESOURCE_NOT_FOUND',
  })
  const memberId = '00000000-0000-4000-8000-00000000dead'
  expect(await refusalOf(photos().setMemberPhoto({ memberId, fileId: 'stoa-jarro-1.webp' }))).toMatchObject({ code: 'MEMBER_NOT_FOUND' })
  expect(await refusalOf(photos().deleteMemberPhoto({ memberId }))).toMatchObject({ code: 'MEMBER_NOT_FOUND' })
})

test('409: a private picture, one that isn’t READY, a vector image, and one that no decoder can read', async () => {
  const mia = await makeTestMember(site)
  const bytes = await picture.png().toBuffer()
  for (const fileId of [
    await fileOf(bytes, { isPrivate: true }),
    await fileOf(bytes, { operationStatus: 'PENDING' }),
    await fileOf(bytes, { operationStatus: 'FAILED' }),
    await fileOf(bytes, { mediaType: 'VECTOR' }),
    await fileOf(Buffer.from('not a picture')),
  ])
    expect(await refusalOf(photos().setMemberPhoto({ memberId: mia.id, fileId }))).toMatchObject({ code: 'NOT_A_PHOTO' })
})
