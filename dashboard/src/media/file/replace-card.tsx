import { RefreshCw } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useHydrated } from '@stoa/ui/hydrated'
import { Card } from '../../kit/card.tsx'
import { useTexts } from '../../texts/texts.ts'
import { FileButton } from '../../uploads/file-button.tsx'
import { hasFiles } from '../../uploads/local-files.ts'
import { UploadRow } from '../../uploads/upload-row.tsx'
import type { UploadedFile } from '../../uploads/upload.ts'
import { useUploaded, useUploads } from '../../uploads/use-uploads.ts'

/** Gives the file another content, and keeps its ID. It needs scripts. */
export function ReplaceCard({ file }: { file: UploadedFile }) {
  const { mediaVersions: texts } = useTexts().dashboard
  const { upload, isDone, send } = useReplacement(file)
  const [isOver, setIsOver] = useState(false)
  const isPending = file.operationStatus === 'PENDING'
  if (!useHydrated()) return null
  const isOff = isPending || (upload !== undefined && upload.state !== 'FAILED')
  const over = (event: DragEvent): void => {
    if (isOff || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent): void => {
    setIsOver(false)
    if (isOff || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    send(event.dataTransfer.files[0])
  }
  return (
    <Card title={texts.replace} detail={texts.replaceHint}>
      {upload && (
        <ul aria-label={texts.upload} className="mb-3 rounded-control border border-line">
          <UploadRow upload={upload} />
        </ul>
      )}
      <div
        className={`flex flex-wrap items-center gap-3 rounded-control border border-dashed p-3 ${isOver ? 'border-accent bg-accent-wash' : 'border-edge'}`}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget as Node | null) || setIsOver(false)}
        onDrop={drop}
      >
        <FileButton
          label={texts.choose}
          className="button button-quiet"
          disabled={isOff}
          isSingle
          accept={acceptOf(file)}
          onFiles={([chosen]) => send(chosen?.file)}
        >
          <RefreshCw aria-hidden className="size-4" />
          {texts.choose}
        </FileButton>
        <span className="text-small text-soft">{isPending ? texts.processing : texts.dropNew}</span>
      </div>
      <div className="mt-3 empty:mt-0">
        {isDone && !upload && file.operationStatus === 'READY' && <Notice tone="good" title={texts.replaced} />}
      </div>
    </Card>
  )
}

/** Files of the same kind; of kinds that one type doesn’t cover, all. */
const acceptOf = ({ mediaType }: UploadedFile): string | undefined =>
  ({ IMAGE: 'image/*', VECTOR: '.svg', VIDEO: 'video/*', AUDIO: 'audio/*' } as Readonly<Record<string, string>>)[mediaType]

/** The upload of a new content, unless it is done, and whether one was while the page was open. */
function useReplacement({ id, parentFolderId }: UploadedFile) {
  const { revalidate } = useRevalidator()
  const { uploads, add, cancel } = useUploads()
  const [isDone, setIsDone] = useState(false)
  const upload = uploads.findLast(({ replacesFileId, state }) => replacesFileId === id && state !== 'DONE')
  useUploaded((_file, { replacesFileId }) => {
    if (replacesFileId === id) void revalidate().then(() => setIsDone(true))
  })
  const send = (chosen: File | undefined): void => {
    if (!chosen) return
    // Another choice takes the place of one that failed.
    if (upload) cancel(upload.id)
    setIsDone(false)
    add([chosen], { ...(parentFolderId && { folderId: parentFolderId }), replacesFileId: id })
  }
  return { upload, isDone, send }
}
