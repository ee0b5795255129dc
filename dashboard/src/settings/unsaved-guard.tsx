import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEffect } from 'react'
import { useBlocker, type Location } from 'react-router'
import { useTexts } from '../texts/texts.ts'

interface UnsavedGuardProps {
  isUnsaved: boolean
  /** What would be lost, if it isn’t changes of a form. */
  question?: Readonly<Record<'title' | 'text', string>>
  /** Parameters of the address that lead to another form of the same page. */
  params?: readonly string[]
}

/** Asks before leaving a page with unsaved changes. When leaving the dashboard itself, the browser asks. */
export function UnsavedGuard({ isUnsaved, question, params = [] }: UnsavedGuardProps) {
  const { leave } = useTexts().dashboard.sectionForm
  const { title, text } = question ?? leave
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && isLeft(currentLocation, nextLocation, params))
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <AlertDialog.Root open={blocker.state === 'blocked'} onOpenChange={(isOpen) => isOpen || blocker.reset?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog dialog-plain p-5">
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-soft">{text}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Close className="button button-primary">{leave.stay}</AlertDialog.Close>
            <button type="button" className="button button-danger" onClick={() => blocker.proceed?.()}>
              {leave.leave}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function isLeft(current: Location, next: Location, params: readonly string[]): boolean {
  const [before, after] = [new URLSearchParams(current.search), new URLSearchParams(next.search)]
  return current.pathname !== next.pathname || params.some((name) => before.get(name) !== after.get(name))
}
