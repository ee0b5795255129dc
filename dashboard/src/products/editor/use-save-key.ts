import { useEffect } from 'react'

/** Ctrl-S or ⌘S submits the form, wherever the focus is. */
export function useSaveKey(form: HTMLFormElement | null): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) form?.requestSubmit()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [form])
}
