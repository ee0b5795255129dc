import { fileBytesMax } from '@stoa/contract/files/limits'
import { mediaTypeOf } from '../files/public.ts'
import type { Upload } from './tables.ts'

/** How many bytes can be sent. An unknown type can be any. */
export const bytesMaxOf = ({ sizeBytes, mimeType }: Pick<Upload, 'sizeBytes' | 'mimeType'>): number =>
  sizeBytes ?? fileBytesMax[mediaTypeOf(mimeType) ?? 'VIDEO']
