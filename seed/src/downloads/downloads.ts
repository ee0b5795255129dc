import { fileURLToPath } from 'node:url'
import type { SeedFile } from '../types.ts'

const idPattern = /^stoa-download-([a-z-]+\.(?:mp3|pdf))$/

const download = (fileName: string, mimeType: SeedFile['mimeType']): SeedFile => ({ id: downloadId(fileName), mimeType, fileName })

export const downloadId = (fileName: string): string => `stoa-download-${fileName}`

/** The path of a product's file. Undefined if the ID isn't in the format of these files' IDs. */
export function downloadFile(id: string): string | undefined {
  const name = idPattern.exec(id)?.[1]
  return name === undefined ? undefined : fileURLToPath(new URL(`../../downloads/${name}`, import.meta.url))
}

/** The files that buyers of digital products download. */
export const downloads: SeedFile[] = [
  download('paper-sundial.pdf', 'application/pdf'),
  download('windowsill-in-the-rain.mp3', 'audio/mpeg'),
]
