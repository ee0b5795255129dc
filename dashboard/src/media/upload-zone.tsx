import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { fileEvents } from '@stoa/contract/files/events'
import { folderEvents } from '@stoa/contract/folders/events'
import { useLive } from '../kit/live.ts'
import { useTexts } from '../texts/texts.ts'
import { filesOfTransfer, hasFiles } from '../uploads/local-files.ts'
import { useUploaded, useUploads } from '../uploads/use-uploads.ts'

interface UploadZoneProps {
  folderId: string
  isOff: boolean
  children: ReactNode
}

/** Uploads what is dropped onto the page, or pasted. */
export function UploadZone({ folderId, isOff, children }: UploadZoneProps) {
  const { media: texts } = useTexts().dashboard
  const { add } = useUploads()
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((data: DataTransfer) => void filesOfTransfer(data).then((files) => add(files, { folderId })))
  useEffect(() => {
    if (isOff) return undefined
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      if (clipboardData && clipboardData.files.length > 0) take(clipboardData)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOff])
  // A folder of the list takes what is dropped on it, and has prevented the default before.
  const over = (event: DragEvent): void => {
    if (isOff || !hasFiles(event.dataTransfer)) return
    setIsOver(!event.defaultPrevented)
    event.preventDefault()
  }
  const drop = (event: DragEvent): void => {
    setIsOver(false)
    if (isOff || event.defaultPrevented || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    void filesOfTransfer(event.dataTransfer).then((files) => add(files, { folderId }))
  }
  const leave = ({ relatedTarget, currentTarget }: DragEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
  }
  return (
    <div onDragEnter={over} onDragOver={over} onDragLeave={leave} onDrop={drop} className="relative min-h-[70dvh]">
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-0 z-20 grid place-items-start rounded-card border-2 border-dashed border-accent bg-accent-wash/80 pt-40">
          <p className="mx-auto flex items-center gap-2 text-title font-semibold">
            <Upload aria-hidden className="size-5" />
            {texts.dropHere}
          </p>
        </div>
      )}
    </div>
  )
}

const types = [...Object.values(fileEvents), ...Object.values(folderEvents)].map(({ type }) => type)
const pauseMs = 400

/** Loads the page again soon after files have changed: several changes together once. */
export function useMediaChanges(isOn = true): void {
  const { revalidate } = useRevalidator()
  const [changes, setChanges] = useState(0)
  const changed = (): void => void (isOn && setChanges((count) => count + 1))
  useLive(types, changed)
  useUploaded(changed)
  useEffect(() => {
    if (changes === 0) return undefined
    const timer = setTimeout(() => void revalidate(), pauseMs)
    return () => clearTimeout(timer)
  }, [changes, revalidate])
}
