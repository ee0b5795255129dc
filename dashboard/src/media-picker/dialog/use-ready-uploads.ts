import { useEffect, useEffectEvent, useRef } from 'react'
import { useUploaded } from '../../uploads/use-uploads.ts'
import type { MediaChoice } from '../media-choice.ts'

/** Calls back with files of certain uploads, in the order in which they were uploaded, once they are among the listed files and can be chosen. */
export function useReadyUploads(
  uploadIds: readonly string[],
  listed: readonly MediaChoice[] | undefined,
  onReady: (files: readonly MediaChoice[]) => void,
): void {
  const waiting = useRef(new Set<string>())
  useUploaded((file, { id }) => {
    if (uploadIds.includes(id)) waiting.current.add(file.id)
  })
  const handle = useEffectEvent(onReady)
  // An uploaded file is listed at once, and again when it has been processed.
  useEffect(() => {
    const ready = [...waiting.current].flatMap((id) => listed?.find((file) => file.id === id && file.status === 'READY') ?? [])
    for (const { id } of ready) waiting.current.delete(id)
    if (ready.length > 0) handle(ready)
  }, [listed])
}
