import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../texts/texts.ts'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** A `sheet` is at the side of the screen and leaves the page visible; a `wide` dialog is for code and tables. */
  kind?: 'plain' | 'wide' | 'sheet'
  detail?: ReactNode
  /** Only text that is scrolled by keyboard: nothing in it takes the focus. */
  isText?: boolean
  /** What has the focus first: the first control by default. Focusing it in an effect would lose the element that the focus returns to. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal dialog: it traps the focus, closes with Escape and restores the focus. On phones it is at the bottom of the screen. */
export function Dialog({ isOpen, onOpenChange, title, kind = 'plain', detail, isText = false, initialFocus, children }: DialogProps) {
  const { close } = useTexts().dashboard.kit
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className={`dialog dialog-${kind}`} {...(initialFocus && { initialFocus })}>
          <div className="flex items-center gap-4 border-b border-line px-(--pad) py-3">
            <div className="min-w-0 grow">
              <Base.Title className="text-title">{title}</Base.Title>
              {detail && <Base.Description className="text-small text-soft">{detail}</Base.Description>}
            </div>
            <Base.Close className="icon-button -me-1 size-9" aria-label={close}>
              <X aria-hidden className="size-4.5" />
            </Base.Close>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard. */}
          <div className="min-h-0 grow overflow-y-auto p-(--pad)" tabIndex={isText ? 0 : undefined}>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

interface DialogLinkProps extends Omit<DialogProps, 'isOpen' | 'onOpenChange'> {
  /** The page with the same content, without scripts or in a new tab. */
  to: string
  trigger: ReactNode
  /** The link's accessible name if its trigger is an icon. */
  label?: string
  look?: string
  onOpen?: () => void
}

/** A link to a page which, with scripts, opens that page's content in a dialog. */
export function DialogLink({ to, trigger, label, look = 'button button-quiet', onOpen, ...dialog }: DialogLinkProps) {
  // Only open on this page: following a link in it closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpenAt(key)
    onOpen?.()
  }
  return (
    <>
      <Link to={to} className={look} onClick={open} aria-haspopup="dialog" aria-label={label} title={label}>
        {trigger}
      </Link>
      <Dialog {...dialog} isOpen={openAt === key} onOpenChange={(isOpen) => setOpenAt(isOpen ? key : undefined)} />
    </>
  )
}

/** A click that opens a new tab or downloads is left to the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
