import { useEffect, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { fileEvents } from '@stoa/contract/files/events'
import { folderEvents } from '@stoa/contract/folders/events'
import { useLive } from '../kit/live.ts'
import { useFileDrop } from '../uploads/use-file-drop.ts'
import { useUploaded, useUploads } from '../uploads/use-uploads.ts'
import { DropHint } from './drop-hint.tsx'

interface UploadZoneProps {
  folderId: string
  isOff: boolean
  children: ReactNode
}

/** Uploads what is dropped onto the page, or pasted. */
export function UploadZone({ folderId, isOff, children }: UploadZoneProps) {
  const { add } = useUploads()
  const isOver = useFileDrop(!isOff, (files) => add(files, { folderId }))
  return (
    <div className="relative min-h-[70dvh]">
      {children}
      {isOver && <DropHint />}
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
