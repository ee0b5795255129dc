import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { WithSiteDataTexts } from '../texts/with-site-data-texts.tsx'
import { InterruptedUploads } from './interrupted-uploads.tsx'
import { UploadRow } from './upload-row.tsx'
import { UploadStyles } from './upload-styles.tsx'
import { isActive, totalsOf, type Upload, type UploadTotals } from './upload.ts'
import { useUploads } from './use-uploads.ts'

/** All uploads of this tab, in the corner of every page. */
export const UploadPanel = () => (
  <WithSiteDataTexts>
    <UploadStyles />
    <Panel />
  </WithSiteDataTexts>
)

function Panel() {
  const { uploads: texts } = useTexts().dashboard
  const { uploads, clear } = useUploads()
  const [isOpen, setIsOpen] = useState(true)
  if (uploads.length === 0) return <InterruptedUploads />
  const totals = totalsOf(uploads)
  const Chevron = isOpen ? ChevronDown : ChevronUp
  return (
    <aside aria-label={texts.title} className="float pointer-events-auto w-full overflow-clip print:hidden">
      <header className="flex items-center gap-1 py-1.5 ps-4 pe-1.5">
        <Summary totals={totals} />
        <button
          type="button"
          className="icon-button size-9"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.collapse : texts.expand}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Chevron aria-hidden className="size-4.5" />
        </button>
        {totals.active + totals.paused === 0 && (
          <button type="button" className="icon-button size-9" aria-label={texts.clear} onClick={clear}>
            <X aria-hidden className="size-4.5" />
          </button>
        )}
      </header>
      <progress aria-label={texts.overall} value={totals.percent} max={100} className="upload-progress" />
      {isOpen && (
        <>
          <ul className="max-h-[min(20rem,40dvh)] divide-y divide-line overflow-y-auto border-t border-line">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
          <ForAll {...{ uploads, totals }} />
        </>
      )}
    </aside>
  )
}

/** How far the uploads are, announced when a number of them changes. */
function Summary({ totals: { active, done, paused, failed, percent, count } }: { totals: UploadTotals }) {
  const { uploads: texts } = useTexts().dashboard
  const parts = [
    ...(active > 0 ? [texts.uploading(Math.min(count, done + failed + 1), count)] : []),
    ...(active === 0 && done > 0 ? [texts.finished(done)] : []),
    ...(paused > 0 ? [texts.paused(paused)] : []),
    ...(failed > 0 ? [texts.failed(failed)] : []),
  ]
  return (
    <div className="flex min-w-0 grow items-baseline gap-2">
      <output className="min-w-0 grow font-medium">{parts.join(' · ')}</output>
      {active > 0 && <span className="text-small whitespace-nowrap text-soft tabular-nums">{texts.percent(percent)}</span>}
    </div>
  )
}

function ForAll({ uploads, totals: { active, paused, failed } }: { uploads: readonly Upload[]; totals: UploadTotals }) {
  const { uploads: texts } = useTexts().dashboard
  const { pause, resume, retry } = useUploads()
  const forAll = (condition: (upload: Upload) => boolean, action: (id: string) => void) => () =>
    uploads.filter(condition).forEach(({ id }) => action(id))
  const buttons = [
    { text: texts.pauseAll, isOffered: active > 1, run: forAll(isActive, pause) },
    { text: texts.resumeAll, isOffered: paused > 1, run: forAll(({ state }) => state === 'PAUSED', resume) },
    { text: texts.retryAll, isOffered: failed > 1, run: forAll(({ state }) => state === 'FAILED', retry) },
  ].filter(({ isOffered }) => isOffered)
  if (buttons.length === 0) return null
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-2">
      {buttons.map(({ text, run }) => (
        <button key={text} type="button" className="link text-small" onClick={run}>
          {text}
        </button>
      ))}
    </footer>
  )
}
