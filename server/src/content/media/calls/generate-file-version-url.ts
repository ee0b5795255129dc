import type { files } from '@stoa/contract'
import { downloadMinutesDefault } from '@stoa/contract/files/limits'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { baseUrlOf, requireExistingFile } from '../../files/public.ts'
import { downloadUrl } from '../download-url.ts'
import { findVersion, versionAssetKey } from '../version-asset.ts'

export const generateFileVersionUrl: Handler<typeof files.generateFileVersionUrl> = async (context, request) => {
  const { fileId, version, expirationInMinutes, contentDisposition = 'ATTACHMENT' } = request
  const file = await requireExistingFile(context, fileId)
  const assetKey = versionAssetKey(version)
  if (!(await findVersion(context, file.id, assetKey))) refuse('FILE_VERSION_NOT_FOUND', { version })
  const grant = { fileId: file.id, assetKey, fileName: file.displayName, disposition: contentDisposition }
  const minutes = expirationInMinutes ?? downloadMinutesDefault
  return { downloadUrl: await downloadUrl(context, baseUrlOf(context), { grant, minutes }) }
}
