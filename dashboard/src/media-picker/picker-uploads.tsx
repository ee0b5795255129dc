import { X } from 'lucide-react'
import { useTexts } from '../texts/texts.ts'
import { ErrorText } from '../uploads/upload-row.tsx'
import { percentOf } from '../uploads/upload.ts'
import { useUploads } from '../uploads/use-uploads.ts'

/** The uploads that began in this picker and haven't ended well. */
export function PickerUploads({ ids }: { ids: readonly string[] }) {
  const { mediaPicker: texts, uploads: uploadTexts } = useTexts().dashboard
  const { uploads, cancel } = useUploads()
  const own = uploads.filter(({ id, state }) => ids.includes(id) && state !== 'DONE')
  if (own.length === 0) return null
  return (
    <ul aria-label={texts.uploads} className="divide-y divide-line rounded-control border border-line">
      {own.map((upload) => (
        <li key={upload.id} className="flex items-center gap-2 py-1.5 ps-3 pe-1.5 text-small">
          <div className="min-w-0 grow">
            <p className="flex gap-2">
              <span className="min-w-0 grow truncate">{upload.name}</span>
              <span className="text-soft tabular-nums">
                {upload.state === 'UPLOADING' ? uploadTexts.percent(percentOf(upload)) : uploadTexts.states[upload.state]}
              </span>
            </p>
            {upload.error ? (
              <p role="alert" className="text-danger">
                <ErrorText error={upload.error} />
              </p>
            ) : (
              <progress
                aria-label={uploadTexts.progress(upload.name)}
                value={percentOf(upload)}
                max={100}
                className="upload-progress mt-1 rounded-full"
              />
            )}
          </div>
          <button
            type="button"
            className="icon-button size-8 shrink-0 pointer-coarse:size-11"
            aria-label={upload.error ? uploadTexts.remove(upload.name) : uploadTexts.cancel(upload.name)}
            onClick={() => cancel(upload.id)}
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
