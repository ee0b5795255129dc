import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import { filesOfTransfer, hasFiles } from '../uploads/local-files.ts'
import type { LocalFile } from '../uploads/upload.ts'
import { useUploads } from '../uploads/use-uploads.ts'

interface DropAreaProps {
  folderId: string
  children: (uploads: { uploadIds: readonly string[]; add: (files: readonly LocalFile[]) => void }) => ReactNode
}

/** Uploads what is dropped or pasted while the picker is open. */
export function DropArea({ folderId, children }: DropAreaProps) {
  const { mediaPicker: texts } = useTexts().dashboard
  const uploads = useUploads()
  const [uploadIds, setUploadIds] = useState<readonly string[]>([])
  const [isOver, setIsOver] = useState(false)
  const mayUpload = useMay()('MEDIA.SITE_MEDIA_FILES_UPLOAD')
  const add = (files: readonly LocalFile[]): void => {
    const added = uploads.add(files, { folderId })
    setUploadIds((before) => [...before, ...added])
  }
  const take = useEffectEvent((data: DataTransfer) => void filesOfTransfer(data).then(add))
  useEffect(() => {
    if (!mayUpload) return undefined
    // Before the page under the dialog, which would upload the same into its folder.
    const paste = (event: ClipboardEvent): void => {
      if (!event.clipboardData || event.clipboardData.files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      take(event.clipboardData)
    }
    addEventListener('paste', paste, { capture: true })
    return () => removeEventListener('paste', paste, { capture: true })
  }, [mayUpload])
  const over = (event: DragEvent): void => {
    if (!mayUpload || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    setIsOver(true)
  }
  const drop = (event: DragEvent): void => {
    setIsOver(false)
    if (!mayUpload || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    take(event.dataTransfer)
  }
  const leave = ({ relatedTarget, currentTarget }: DragEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
  }
  return (
    <div onDragEnter={over} onDragOver={over} onDragLeave={leave} onDrop={drop} className="relative">
      {children({ uploadIds, add })}
      {isOver && (
        <p className="pointer-events-none absolute inset-0 z-20 flex items-center justify-center gap-2 rounded-card border-2 border-dashed border-accent bg-accent-wash/85 text-title font-semibold">
          <Upload aria-hidden className="size-5" />
          {texts.dropHere}
        </p>
      )}
    </div>
  )
}
