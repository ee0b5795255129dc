/** Whether this tab has uploads: all that a page without any needs to know. */
let isStarted = false
const listeners = new Set<() => void>()

export const hasUploads = (): boolean => isStarted

export function markUploadsStarted(): void {
  isStarted = true
  for (const listener of listeners) listener()
}

export function onUploadsStarted(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Under which the upload client stores what it needs to continue after a reload. */
export const storedKey = /^tus::stoa\|/

export const hasInterruptedUploads = (storage: Storage): boolean => Object.keys(storage).some((key) => storedKey.test(key))
