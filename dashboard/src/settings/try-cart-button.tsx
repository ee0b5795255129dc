import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { useHref } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { Dialog } from '../kit/dialog.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { treeOf } from './draft.ts'
import { sectionDraft, type SectionName } from './sections.ts'

const TryCart = lazy(async () => ({ default: (await import('./try-cart.tsx')).TryCart }))

interface TryCartButtonProps {
  name: SectionName
  form: HTMLFormElement | null
}

/** Opens the test cart with the form's current values, saved or not: in a dialog with scripts, on its own page without. */
export function TryCartButton({ name, form }: TryCartButtonProps) {
  const { cart: texts } = useTexts().dashboard.settings
  const isHydrated = useHydrated()
  const [edited, setEdited] = useState<string>()
  const action = useHref(paths.testCart)
  const open = (event: MouseEvent): void => {
    if (!isHydrated || !form) return
    event.preventDefault()
    setEdited(JSON.stringify(sectionDraft(name, treeOf(new FormData(form)))))
  }
  return (
    <>
      <button
        type="submit"
        formAction={action}
        name="section"
        value={name}
        className="button button-quiet"
        onClick={open}
        aria-haspopup="dialog"
      >
        {texts.try}
      </button>
      <Dialog isOpen={edited !== undefined} onOpenChange={() => setEdited(undefined)} title={texts.title} detail={texts.intro} kind="wide">
        <Suspense>{edited !== undefined && <TryCart name={name} edited={edited} />}</Suspense>
      </Dialog>
    </>
  )
}
