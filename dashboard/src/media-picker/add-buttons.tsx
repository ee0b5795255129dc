import { Link2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import { filesOfField } from '../uploads/local-files.ts'
import type { LocalFile } from '../uploads/upload.ts'
import { ImportRow } from './import-row.tsx'
import type { MediaChoice } from './media-choice.ts'

interface AddButtonsProps {
  folderId: string
  add: (files: readonly LocalFile[]) => void
  onImported: (file: MediaChoice) => void
}

/** Uploads and imports into the present folder. */
export function AddButtons({ folderId, add, onImported }: AddButtonsProps) {
  const { mediaPicker: texts } = useTexts().dashboard
  const may = useMay()
  const field = useRef<HTMLInputElement>(null)
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      {may('MEDIA.SITE_MEDIA_FILES_UPLOAD') && (
        <>
          <input
            ref={field}
            type="file"
            multiple
            className="sr-only"
            tabIndex={-1}
            aria-hidden
            onChange={({ target }) => {
              if (target.files) add(filesOfField(target.files))
              target.value = ''
            }}
          />
          <button type="button" className="button button-quiet gap-2 px-3" onClick={() => field.current?.click()}>
            <Upload aria-hidden className="size-4" />
            {texts.upload}
          </button>
        </>
      )}
      {may('MEDIA.SITE_MEDIA_FILES_IMPORT') && (
        <button
          type="button"
          className="button button-quiet gap-2 px-3"
          aria-expanded={isImporting}
          onClick={() => setIsImporting(!isImporting)}
        >
          <Link2 aria-hidden className="size-4" />
          {texts.importUrl}
        </button>
      )}
      {isImporting && <ImportRow folderId={folderId} onImported={onImported} onEnd={() => setIsImporting(false)} />}
    </>
  )
}
