import { downloadMinutesDefault } from '@stoa/contract/files/limits'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { hashUrlSecret, newUrlSecret } from '../../kernel/url-secret.ts'
import { baseUrlOf } from '../files/public.ts'
import type { FileArchive } from './archive-tables.ts'
import { insertArchive } from './store.ts'

export const archiveFolder = '/media-archives'

/** Stores what an archive will contain, and returns the URL that downloads it. Only a hash of the secret in the URL is stored. */
export async function archiveUrl(context: Context, content: Pick<FileArchive, 'fileName' | 'folderId' | 'fileIds'>): Promise<string> {
  const id = newId()
  const secret = newUrlSecret()
  const expiresDate = new Date(context.now.getTime() + downloadMinutesDefault * 60_000)
  await insertArchive(context, { id, secretHash: hashUrlSecret(secret), expiresDate, ...content })
  return `${baseUrlOf(context)}${archiveFolder}/${id}?token=${secret}`
}
