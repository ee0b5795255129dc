import { Link2, Upload } from 'lucide-react'
import { useState } from 'react'
import type { MediaType } from '@stoa/contract/files/states'
import { useMay } from '../../kit/use-may.ts'
import { useTexts } from '../../texts/texts.ts'
import { FileButton } from '../../uploads/file-button.tsx'
import type { LocalFile } from '../../uploads/upload.ts'
import type { MediaChoice } from '../media-choice.ts'
import { ImportRow } from './import-row.tsx'

interface AddButtonsProps {
  folderId: string
  /** The types that can be chosen. All if empty. */
  types: readonly MediaType[]
  add: (files: readonly LocalFile[]) => void
  onImported: (file: MediaChoice) => void
}

const mimeTypes: Readonly<Partial<Record<MediaType, string>>> = {
  IMAGE: 'image/*',
  VECTOR: 'image/svg+xml',
  VIDEO: 'video/*',
  AUDIO: 'audio/*',
}

/** Uploads and imports into the present folder. */
export function AddButtons({ folderId, types, add, onImported }: AddButtonsProps) {
  const { mediaPicker: texts } = useTexts().dashboard
  const may = useMay()
  const [isImporting, setIsImporting] = useState(false)
  const accepted = types.map((type) => mimeTypes[type])
  return (
    <>
      {may('MEDIA.SITE_MEDIA_FILES_UPLOAD') && (
        <FileButton
          label={texts.upload}
          accept={accepted.includes(undefined) ? undefined : accepted.join() || undefined}
          className="button button-quiet gap-2 px-3"
          onFiles={add}
        >
          <Upload aria-hidden className="size-4" />
          {texts.upload}
        </FileButton>
      )}
      {may('MEDIA.SITE_MEDIA_FILES_IMPORT') && (
        <button
          type="button"
          className="button button-quiet gap-2 px-3"
          aria-label={texts.importUrl}
          title={texts.importUrl}
          aria-expanded={isImporting}
          onClick={() => setIsImporting(!isImporting)}
        >
          <Link2 aria-hidden className="size-4" />
          <span className="max-sm:hidden">{texts.importUrl}</span>
        </button>
      )}
      {isImporting && <ImportRow folderId={folderId} onImported={onImported} onEnd={() => setIsImporting(false)} />}
    </>
  )
}
