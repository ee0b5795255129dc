import type { Related, View } from './view.ts'

const fileTypes: Readonly<Record<string, FileType>> = {
  IMAGE: 'SECURE_PICTURE',
  VIDEO: 'SECURE_VIDEO',
  AUDIO: 'SECURE_MUSIC',
  DOCUMENT: 'SECURE_DOCUMENT',
  ARCHIVE: 'SECURE_ARCHIVE',
}
type FileType = 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_MUSIC' | 'SECURE_DOCUMENT' | 'SECURE_ARCHIVE' | 'SECURE_RAW'

/** The file of a digital product, for the shop. */
export function presentDigital({ file }: Related, { isShop }: View) {
  if (!isShop || !file) return {}
  const { id, displayName, sizeBytes, mediaType } = file
  return {
    digitalProperties: {
      digitalFile: {
        id,
        fileName: displayName,
        ...(sizeBytes !== null && { fileSize: String(sizeBytes) }),
        fileType: fileTypes[mediaType] ?? 'SECURE_RAW',
      },
    },
  }
}
