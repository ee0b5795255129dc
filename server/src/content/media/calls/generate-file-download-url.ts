import type { files } from '@stoa/contract'
import { downloadMinutesDefault } from '@stoa/contract/files/limits'
import { isReturnAddress, returnRulesFor } from '../../../access/oauth/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { baseUrlOf, displayNameOf, findAssets, notFound, requireExistingFile } from '../../files/public.ts'
import { downloadUrl, originalKey } from '../download-url.ts'

export const generateFileDownloadUrl: Handler<typeof files.generateFileDownloadUrl> = async (context, request) => {
  const { fileId, downloadFileName, expirationInMinutes, expirationRedirectUrl, assetKeys, contentDisposition = 'ATTACHMENT' } = request
  const file = await requireExistingFile(context, fileId)
  if (file.operationStatus !== 'READY') return notFound(fileId)
  if (expirationRedirectUrl && !isReturnAddress(expirationRedirectUrl, await returnRulesFor(context)))
    refuseFields({
      field: 'expirationRedirectUrl',
      description: 'must be a URL on an allowed redirect domain of one of the site’s OAuth clients',
      violatedRule: 'FIELD_NOT_ALLOWED',
      ruleName: 'REDIRECT_DOMAIN_NOT_ALLOWED',
    })
  const keys = assetKeys?.length ? [...new Set(assetKeys)] : [originalKey]
  const known = new Set([originalKey, ...(await findAssets(context, file.id)).map(({ assetKey }) => assetKey)])
  const unknown = keys.find((key) => !known.has(key))
  if (unknown !== undefined) refuse('INVALID_ASSET_KEY', { assetKey: unknown })
  const urls = keys.map(async (assetKey) => {
    const grant = {
      fileId: file.id,
      assetKey,
      fileName: displayNameOf(downloadFileName || file.displayName),
      disposition: contentDisposition,
      ...(expirationRedirectUrl && { redirectUrl: expirationRedirectUrl }),
    }
    const url = await downloadUrl(context, baseUrlOf(context), { grant, minutes: expirationInMinutes ?? downloadMinutesDefault })
    return { url, assetKey }
  })
  return { downloadUrls: await Promise.all(urls) }
}
