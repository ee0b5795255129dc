import type { files } from '@stoa/contract'
import { downloadMinutesDefault } from '@stoa/contract/files/limits'
import { isReturnAddress, returnRulesFor } from '../../../access/oauth/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { baseUrlOf, displayNameOf, findAssets, requireExistingFile } from '../../files/public.ts'
import { assetFileName, isDownloadable } from '../asset-file.ts'
import { downloadUrl, originalKey } from '../download-url.ts'
import { requireContent } from '../require-content.ts'

export const generateFileDownloadUrl: Handler<typeof files.generateFileDownloadUrl> = async (context, request) => {
  const { fileId, downloadFileName, expirationInMinutes, expirationRedirectUrl, assetKeys, contentDisposition = 'ATTACHMENT' } = request
  const file = await requireExistingFile(context, fileId)
  await requireContent(context, file)
  await requireReturnAddress(context, expirationRedirectUrl)
  const keys = assetKeys?.length ? [...new Set(assetKeys)] : [originalKey]
  const assets = keys.every((key) => key === originalKey) ? [] : await findAssets(context, file.id)
  const made = new Map(assets.filter(isDownloadable).map((asset) => [asset.assetKey, asset]))
  const nameOf = (assetKey: string): string => {
    const fileName = downloadFileName || file.displayName
    if (assetKey === originalKey) return displayNameOf(fileName)
    const asset = made.get(assetKey) ?? refuse('INVALID_ASSET_KEY', { assetKey })
    return assetFileName({ asset, fileName, saysWhich: !downloadFileName || keys.length > 1 })
  }
  const grants = keys.map((assetKey) => ({
    fileId: file.id,
    assetKey,
    fileName: nameOf(assetKey),
    disposition: contentDisposition,
    ...(expirationRedirectUrl && { redirectUrl: expirationRedirectUrl }),
  }))
  const minutes = expirationInMinutes ?? downloadMinutesDefault
  const urls = grants.map(async (grant) => ({
    url: await downloadUrl(context, baseUrlOf(context), { grant, minutes }),
    assetKey: grant.assetKey,
  }))
  return { downloadUrls: await Promise.all(urls) }
}

async function requireReturnAddress(context: Context, expirationRedirectUrl: string | null | undefined): Promise<void> {
  if (!expirationRedirectUrl || isReturnAddress(expirationRedirectUrl, await returnRulesFor(context))) return
  refuseFields({
    field: 'expirationRedirectUrl',
    description: 'must be a URL on an allowed redirect domain of one of the site’s OAuth clients',
    violatedRule: 'FIELD_NOT_ALLOWED',
    ruleName: 'REDIRECT_DOMAIN_NOT_ALLOWED',
  })
}
