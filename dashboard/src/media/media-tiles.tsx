import { Folder } from 'lucide-react'
import type { MediaType } from '@stoa/contract/files/states'
import { FileIcon } from './file-icon.tsx'

/** Of a list of folders. */
export const folderTiles = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2'

/** Of a list of files. */
export const fileTiles = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3'

export const FolderIcon = () => <Folder aria-hidden className="size-5 shrink-0 text-accent" />

/** Behind a picture. Drawings have a light ground in the dark too, because they may be dark and transparent. */
export const groundOf = (mediaType: MediaType): string => (mediaType === 'VECTOR' ? 'bg-[light-dark(var(--sunken),white)]' : 'bg-sunken')

interface TilePictureProps {
  file: { mediaType: MediaType; thumbnail?: string | undefined }
  isPending?: boolean
}

/** What a file looks like: its picture, or the icon of its type. */
export function TilePicture({ file: { mediaType, thumbnail }, isPending = false }: TilePictureProps) {
  return (
    <div className={`relative grid aspect-square place-items-center overflow-clip ${groundOf(mediaType)}`}>
      {thumbnail ? (
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full object-contain"
        />
      ) : (
        <FileIcon mediaType={mediaType} className={`size-10 ${isPending ? 'media-pending' : ''}`} />
      )}
    </div>
  )
}
