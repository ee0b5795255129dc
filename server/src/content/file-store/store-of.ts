import { join } from 'node:path'
import type { FileStore } from '../../kernel/file-store.ts'
import type { Settings } from '../../kernel/settings.ts'
import { diskStore } from './disk-store.ts'
import type { BucketSettings } from './s3/bucket.ts'
import { checkBucket } from './s3/check-bucket.ts'
import { s3Store } from './s3/s3-store.ts'

/** Where a site’s files are: a bucket if one is configured, otherwise the data folder. */
export function fileStoreOf(settings: Settings): FileStore {
  const folder = join(settings.dataFolder, 'media')
  return usesBucket(settings) ? s3Store(settings, folder) : diskStore(folder)
}

export async function checkFileStore(settings: Settings): Promise<void> {
  if (usesBucket(settings)) await checkBucket(settings)
}

const usesBucket = (settings: Settings): settings is Settings & BucketSettings => settings.s3Bucket !== undefined
