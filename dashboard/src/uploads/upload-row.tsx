import { CircleAlert, CircleCheck, Pause, Play, RotateCw, X, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { formatBytes } from '@stoa/ui/formats'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { ErrorText } from './error-text.tsx'
import { isActive, percentOf, type Upload } from './upload.ts'
import { useUploads } from './use-uploads.ts'

/** One upload, its progress, and what can be done with it. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { uploads: texts } = useTexts().dashboard
  const { name, state, error, file } = upload
  return (
    <li className="upload-row flex items-center gap-2 py-2 ps-4 pe-1.5">
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1.5 text-small">
          {state === 'DONE' && <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />}
          {state === 'FAILED' && <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />}
          {file ? (
            <Link to={paths.mediaFile(file.id)} className="link truncate" title={name}>
              {name}
            </Link>
          ) : (
            <span className="truncate" title={name}>
              {name}
            </span>
          )}
        </p>
        {error ? (
          <p className="text-small text-danger">
            <ErrorText error={error} />
          </p>
        ) : (
          <p className="text-small text-soft tabular-nums">{detailOf(upload, texts)}</p>
        )}
        {(state === 'UPLOADING' || state === 'PAUSED') && (
          <progress aria-label={texts.progress(name)} value={percentOf(upload)} max={100} className="upload-progress mt-1 rounded-full" />
        )}
      </div>
      <Actions upload={upload} />
    </li>
  )
}

type UploadTexts = ReturnType<typeof useTexts>['dashboard']['uploads']

function detailOf(upload: Upload, { states, percent }: UploadTexts): string {
  const size = formatBytes(upload.sizeBytes, 'en')
  const isSending = upload.state === 'UPLOADING' || upload.state === 'PAUSED'
  return [states[upload.state], ...(isSending ? [percent(percentOf(upload))] : []), size].join(' · ')
}

function Actions({ upload }: { upload: Upload }) {
  const { uploads: texts } = useTexts().dashboard
  const { pause, resume, retry, cancel } = useUploads()
  const { id, name, sizeBytes, state } = upload
  return (
    <div className="flex shrink-0">
      {isActive(upload) && <Action icon={Pause} label={texts.pause(name)} run={() => pause(id)} />}
      {state === 'PAUSED' && <Action icon={Play} label={texts.resume(name)} run={() => resume(id)} />}
      {state === 'FAILED' && sizeBytes > 0 && <Action icon={RotateCw} label={texts.retry(name)} run={() => retry(id)} />}
      <Action icon={X} label={isActive(upload) || state === 'PAUSED' ? texts.cancel(name) : texts.remove(name)} run={() => cancel(id)} />
    </div>
  )
}

const Action = ({ icon: Icon, label, run }: { icon: LucideIcon; label: string; run: () => void }) => (
  <button type="button" className="icon-button size-8 pointer-coarse:size-11" aria-label={label} title={label} onClick={run}>
    <Icon aria-hidden className="size-4" />
  </button>
)
