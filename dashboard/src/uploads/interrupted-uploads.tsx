import { useRef, useState } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { continuing, interruptedUploads, type Interrupted } from './interrupted.ts'
import { filesOfField } from './local-files.ts'
import { useUploads } from './use-uploads.ts'

/** Uploads that a reload has interrupted: browsers let pages keep no files, so they have to be chosen again. */
export const InterruptedUploads = () => useHydrated() && <Interruption />

function Interruption() {
  const { uploads: texts } = useTexts().dashboard
  const { add } = useUploads()
  const [interrupted, setInterrupted] = useState<readonly Interrupted[]>(() => interruptedUploads(localStorage, Date.now()))
  const field = useRef<HTMLInputElement>(null)
  if (interrupted.length === 0) return null
  const resume = (list: FileList): void => {
    for (const [folderId, files] of continuing(interrupted, filesOfField(list))) add(files, { folderId })
  }
  const discard = (): void => {
    for (const { key } of interrupted) localStorage.removeItem(key)
    setInterrupted([])
  }
  return (
    <aside aria-label={texts.title} className="float pointer-events-auto w-full p-4 print:hidden">
      <p className="text-small">{texts.interrupted(interrupted.length)}</p>
      <ul className="mt-1 text-small text-soft">
        {interrupted.slice(0, 5).map(({ key, name }) => (
          <li key={key} className="truncate">
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex gap-2">
        <button type="button" className="button button-primary" onClick={() => field.current?.click()}>
          {texts.choose}
        </button>
        <button type="button" className="button button-quiet" onClick={discard}>
          {texts.discard}
        </button>
      </div>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ currentTarget }) => currentTarget.files && resume(currentTarget.files)}
      />
    </aside>
  )
}
