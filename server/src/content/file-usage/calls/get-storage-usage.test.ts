import { expect, test } from 'vitest'
import { storeFile, storeVersion } from '../../../../../tests/support/files.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

test('200: stored, by kind, and in the trash', async () => {
  const site = await makeTestSite({ mediaQuotaBytes: 100_000 })
  const { files } = site.as(site.owner())
  const before = await files.getStorageUsage({})
  expect(before).toMatchObject({ quotaBytes: '100000', storedBytes: expect.stringMatching(/^\d+$/) })
  const { id } = await storeFile(site, {
    mediaType: 'ARCHIVE',
    mimeType: 'application/zip',
    sizeBytes: 70_000,
    state: 'DELETED',
    deletedDate: new Date(),
  })
  // A content that it had before, of one byte.
  await storeVersion(site, id)
  const { kinds, trash } = await files.getStorageUsage({})
  expect(kinds.find(({ mediaType }) => mediaType === 'ARCHIVE')).toEqual({ mediaType: 'ARCHIVE', files: 1, bytes: '70001' })
  expect([trash.files - before.trash.files, Number(trash.bytes) - Number(before.trash.bytes)]).toEqual([1, 70_001])
})
