import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { downloadMinutesDefault } from '@stoa/contract/files/limits'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { baseUrlOf } from '../files/public.ts'
import type { FileArchive } from './archive-tables.ts'
import { insertArchive } from './store.ts'

export const archiveFolder = '/media-archives'

/** Writes down what an archive will contain, and returns where it is downloaded. Only a hash of the secret in the URL is stored. */
export async function archiveUrl(context: Context, content: Pick<FileArchive, 'fileName' | 'folderId' | 'fileIds'>): Promise<string> {
  const id = newId()
  const secret = randomBytes(32).toString('base64url')
  const expiresDate = new Date(context.now.getTime() + downloadMinutesDefault * 60_000)
  await insertArchive(context, { id, secretHash: hashOf(secret), expiresDate, ...content })
  return `${baseUrlOf(context)}${archiveFolder}/${id}?token=${secret}`
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const isSecretOf = ({ secretHash }: Pick<FileArchive, 'secretHash'>, secret: string): boolean =>
  timingSafeEqual(secretHash, hashOf(secret))
