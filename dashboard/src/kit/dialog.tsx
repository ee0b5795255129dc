import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../texts/texts.ts'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** A `sheet` keeps to the end of the screen and leaves the page in sight, a `wide` dialog is for code and tables. */
  kind?: 'plain' | 'wide' | 'sheet'
  detail?: ReactNode
  /** Text alone, that keys scroll: there is nothing in it that takes the focus. */
  isText?: boolean
  children: ReactNode
}

/** A dialog over the page: the focus stays in it, Escape closes it and gives the focus back. On phones it rises from the foot of the screen. */
export function Dialog({ isOpen, onOpenChange, title, kind = 'plain', detail, isText = false, children }: DialogProps) {
  const { close } = useTexts().dashboard.kit
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className={`dialog dialog-${kind}`}>
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
  /** The page that shows the same without scripts, or in a tab of its own. */
  to: string
  trigger: ReactNode
  /** Names the link where its trigger is an icon alone. */
  label?: string
  look?: string
  onOpen?: () => void
}

/** A link to a page which, with scripts, shows what that page shows in a dialog over this one. */
export function DialogLink({ to, trigger, label, look = 'button button-quiet', onOpen, ...dialog }: DialogLinkProps) {
  // Open on this page alone: a link in it that leads on closes it.
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

/** A click that asks for a new tab or a download is the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
