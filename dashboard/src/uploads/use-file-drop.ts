import { useEffect, useEffectEvent, useState } from 'react'
import { filesOfTransfer, hasFiles } from './local-files.ts'
import type { LocalFile } from './upload.ts'

/** Calls back with files that are dropped anywhere on the page, or pasted. Returns whether files are dragged over it. A part of the page that takes them itself
 *  prevents the event’s default before. */
export function useFileDrop(isOn: boolean, onFiles: (files: readonly LocalFile[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((data: DataTransfer) => void filesOfTransfer(data).then(onFiles))
  useEffect(() => {
    if (!isOn) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return
      setIsOver(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('dragenter', over, { signal })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false), { signal })
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return
        event.preventDefault()
        take(event.dataTransfer)
      },
      { signal },
    )
    document.addEventListener('paste', ({ clipboardData }) => clipboardData?.files.length && take(clipboardData), { signal })
    return () => {
      listeners.abort()
      setIsOver(false)
    }
  }, [isOn])
  return isOver
}
