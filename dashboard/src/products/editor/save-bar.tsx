import { Link, useLocation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '../../texts/texts.ts'

interface SaveBarProps {
  isUnsaved: boolean
  isSaving: boolean
  /** Whether the product exists. */
  saved: boolean
  onDiscard: () => void
}

/** The button of the form, and whether there are changes to save. */
export function SaveBar({ isUnsaved, isSaving, saved, onDiscard }: SaveBarProps) {
  const { productEditor: texts } = useTexts().dashboard
  const { pathname } = useLocation()
  // The link disappears with the changes.
  const discard = (): void => {
    document.querySelector('main')?.focus({ preventScroll: true })
    onDiscard()
  }
  return (
    <div className="sticky bottom-0 z-20 -mx-2 mt-(--pad) flex flex-wrap items-center gap-3 border-t border-line bg-paper px-2 py-3">
      <Button
        type="submit"
        name="intent"
        value="save"
        title={texts.shortcut}
        aria-keyshortcuts="Control+S Meta+S"
        pendingText={isSaving && (saved ? texts.saving : texts.making)}
      >
        {saved ? texts.save : texts.make}
      </Button>
      {isUnsaved && (
        <>
          <Link to={pathname} onClick={discard} className="link text-small">
            {texts.discard}
          </Link>
          <span className="ms-auto text-small font-medium text-soft">{texts.unsaved}</span>
        </>
      )}
    </div>
  )
}
