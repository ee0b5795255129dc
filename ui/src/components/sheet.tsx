import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'

interface SheetProps {
  title: string
  closeText: string
  open: boolean
  onClose(): void
  children: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
}

/** A dialog at the side of the page, on phones at the bottom. A native one: it traps and restores the focus and closes with Escape. */
export function Sheet({ title, closeText, open, onClose, children, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const sheet = dialog.current
    if (open && !sheet?.open) sheet?.showModal()
    if (!open && sheet?.open) sheet.close()
  }, [open])
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={titleId} onClose={onClose} closedby="any">
      {open && (
        <>
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <h2 id={titleId} className="text-title">
              {title}
            </h2>
            <button type="button" className="icon-button" onClick={onClose} aria-label={closeText}>
              <X className="size-5" aria-hidden="true" />
            </button>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5">{children}</div>
          {footer && <footer className="border-t border-line px-5 py-4">{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
