import { useState } from 'react'
import { Notice } from '@stoa/ui/components/notice'
import { useHydrated } from '@stoa/ui/hydrated'
import { Dialog } from '../kit/dialog.tsx'
import { useTexts } from '../texts/texts.ts'
import { ConflictForm, type ConflictFormProps } from './conflict.tsx'

/** Shows a conflict to resolve: in a dialog with scripts, above the form without. */
export function ConflictNotice(props: ConflictFormProps) {
  const { conflict: texts } = useTexts().dashboard.settings
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(true)
  if (!isHydrated)
    return (
      <section className="card mb-(--pad) border-s-4 border-danger! p-(--pad)">
        <h2 className="mb-2 text-title">{texts.title}</h2>
        <ConflictForm {...props} />
      </section>
    )
  return (
    <>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={texts.title}>
        <ConflictForm {...props} />
      </Dialog>
      <div className="mb-(--pad)">
        <Notice tone="problem" title={texts.title}>
          <button type="button" className="link" onClick={() => setIsOpen(true)}>
            {texts.choose}
          </button>
        </Notice>
      </div>
    </>
  )
}
