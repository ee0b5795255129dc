import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '../texts/texts.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the page may be out of date while there is no connection. */
export function ConnectionNotice() {
  const { frame } = useTexts().storefront
  const { revalidate } = useRevalidator()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="no-print block">
      {!isOnline && (
        <div className="border-b border-line bg-sun-wash">
          <p className="shell flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <WifiOff className="size-5 shrink-0" aria-hidden="true" />
            {frame.offline}
            <button type="button" className="link min-h-9 cursor-pointer font-medium" onClick={() => void revalidate()}>
              {frame.retry}
            </button>
          </p>
        </div>
      )}
    </output>
  )
}
