import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useHydrated } from '@stoa/ui/hydrated'
import { Card } from '../../kit/card.tsx'
import { UnsavedGuard } from '../../settings/unsaved-guard.tsx'
import { useTexts } from '../../texts/texts.ts'
import { FileButton } from '../../uploads/file-button.tsx'
import { hasFiles } from '../../uploads/local-files.ts'
import { replaceFile } from '../../uploads/replace-file.ts'
import { UploadFailedError } from '../../uploads/requests.ts'
import { ErrorText } from '../../uploads/upload-row.tsx'
import { clientError, type UploadedFile, type UploadError } from '../../uploads/upload.ts'

/** Gives the file another content, and keeps its ID. It needs scripts. */
export function ReplaceCard({ file }: { file: UploadedFile }) {
  const { mediaVersions: texts } = useTexts().dashboard
  const { share, isDone, error, send, cancel } = useReplacement(file.id)
  const [isOver, setIsOver] = useState(false)
  const isPending = file.operationStatus === 'PENDING'
  if (!useHydrated()) return null
  const isOff = isPending || share !== undefined
  const over = (event: DragEvent): void => {
    if (isOff || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent): void => {
    setIsOver(false)
    if (isOff || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    void send(event.dataTransfer.files[0])
  }
  return (
    <Card title={texts.replace} detail={texts.replaceHint}>
      <UnsavedGuard isUnsaved={share !== undefined} question={texts.leave} />
      <div
        className={`flex flex-wrap items-center gap-3 rounded-control border border-dashed p-3 ${isOver ? 'border-accent bg-accent-wash' : 'border-edge'}`}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget as Node | null) || setIsOver(false)}
        onDrop={drop}
      >
        {share === undefined ? (
          <>
            <FileButton
              label={texts.choose}
              className="button button-quiet"
              disabled={isOff}
              isSingle
              accept={acceptOf(file)}
              onFiles={([chosen]) => void send(chosen?.file)}
            >
              <RefreshCw aria-hidden className="size-4" />
              {texts.choose}
            </FileButton>
            <span className="text-small text-soft">{isPending ? texts.processing : texts.dropNew}</span>
          </>
        ) : (
          <>
            <div className="min-w-0 grow">
              <p className="text-small text-soft tabular-nums">{texts.sent(Math.floor(share * 100))}</p>
              <progress aria-label={texts.progress} value={share} max={1} className="upload-progress mt-1 rounded-full" />
            </div>
            <button type="button" className="button button-quiet" onClick={cancel}>
              {texts.cancel}
            </button>
          </>
        )}
      </div>
      <div className="mt-3 empty:mt-0">
        {error && (
          <Notice tone="problem" title={texts.failed}>
            <ErrorText error={error} />
          </Notice>
        )}
        {isDone && file.operationStatus === 'READY' && <Notice tone="good" title={texts.replaced} />}
      </div>
    </Card>
  )
}

/** Files of the same kind; of kinds that one type doesn’t cover, all. */
const acceptOf = ({ mediaType }: UploadedFile): string | undefined =>
  ({ IMAGE: 'image/*', VECTOR: '.svg', VIDEO: 'video/*', AUDIO: 'audio/*' } as Readonly<Record<string, string>>)[mediaType]

/** Sends a new content, and loads the page again when it is stored. */
function useReplacement(fileId: string) {
  const { revalidate } = useRevalidator()
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<UploadError>()
  const [isDone, setIsDone] = useState(false)
  const running = useRef<AbortController>(undefined)
  const isSending = share !== undefined
  useEffect(() => () => running.current?.abort(), [])
  const send = async (chosen: File | undefined): Promise<void> => {
    if (!chosen || isSending) return
    const controller = new AbortController()
    running.current = controller
    setError(undefined)
    setIsDone(false)
    setShare(0)
    try {
      await replaceFile(fileId, chosen, { sent: setShare, signal: controller.signal })
      await revalidate()
      setIsDone(true)
    } catch (thrown) {
      if (!controller.signal.aborted) setError(thrown instanceof UploadFailedError ? thrown.reason : clientError('UPLOAD_FAILED'))
    }
    setShare(undefined)
  }
  return { share, isDone, error, send, cancel: () => running.current?.abort() }
}
