import type { Services } from '../../kernel/context.ts'
import { isUrlSecret } from '../../kernel/url-secret.ts'
import { failUpload } from './failure.ts'
import { findUpload } from './store.ts'
import type { Upload } from './tables.ts'
import { readToken } from './upload-token.ts'

/** The upload that a token gives access to. One that became a file is open for those who ask for it again. */
export async function openUpload({ database, settings, now }: Services, tokenText: string, protocol: Upload['protocol']): Promise<Upload> {
  const token = readToken(tokenText)
  const upload = token && (await findUpload({ db: database, siteId: settings.siteId }, token.id))
  if (!upload || upload.protocol !== protocol || upload.expiresDate <= now() || !isUrlSecret(upload, token.secret))
    return failUpload('UPLOAD_URL_INVALID')
  return upload
}
