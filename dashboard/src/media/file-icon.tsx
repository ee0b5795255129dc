import { Box, File, FileArchive, FileText, Film, Image, Music, PenTool, type LucideIcon } from 'lucide-react'
import type { MediaType } from '@stoa/contract/files/states'

const icons: Readonly<Record<MediaType, LucideIcon>> = {
  UNKNOWN: File,
  IMAGE: Image,
  VIDEO: Film,
  AUDIO: Music,
  DOCUMENT: FileText,
  VECTOR: PenTool,
  ARCHIVE: FileArchive,
  MODEL3D: Box,
  OTHER: File,
}

export function FileIcon({ mediaType, className = 'size-9' }: { mediaType: MediaType; className?: string }) {
  const Icon = icons[mediaType]
  return <Icon aria-hidden className={`${className} text-soft`} strokeWidth={1.4} />
}
