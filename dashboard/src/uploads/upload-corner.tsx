import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { hasInterruptedUploads, hasUploads, onUploadsStarted } from './started.ts'

const UploadPanel = lazy(async () => ({ default: (await import('./upload-panel.tsx')).UploadPanel }))

/** The uploads of this tab. Pages of a tab without any don't load the panel. */
export function UploadCorner() {
  const isStarted = useSyncExternalStore(onUploadsStarted, hasUploads, () => false)
  const isHydrated = useHydrated()
  if (!isStarted && !(isHydrated && hasInterruptedUploads(localStorage))) return null
  return (
    <Suspense>
      <UploadPanel />
    </Suspense>
  )
}
