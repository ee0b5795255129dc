import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../texts/texts.ts'

function onChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the device is offline, and how old the displayed data is. */
export function OfflineNotice({ asOf }: { asOf: string }) {
  const { offline } = useTexts().dashboard.frame
  const isOffline = useSyncExternalStore(
    onChange,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <output className={isOffline ? 'mb-4 flex items-center gap-2 rounded-control bg-look-wash px-3 py-2 text-look' : 'sr-only'}>
      {isOffline && (
        <>
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {offline(asOf)}
        </>
      )}
    </output>
  )
}
