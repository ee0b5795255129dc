import type { File } from '../files/public.ts'

interface Picture extends File {
  width: number
  height: number
  contentKey: string
}

/** Whether a file is a picture of pixels whose size is known. */
export const isPicture = (file: File): file is Picture =>
  file.mediaType === 'IMAGE' && file.operationStatus === 'READY' && file.width !== null && file.height !== null && file.contentKey !== null
