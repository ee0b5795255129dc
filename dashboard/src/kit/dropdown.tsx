import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

interface DropdownProps {
  /** The button's content; `label` names it if that is an icon. */
  trigger: ReactNode
  label?: string
  look?: string
  /** The edge of the button that the panel is aligned to. */
  side?: 'start' | 'end'
  /** Opens above the button, for one at the bottom of the screen. */
  above?: boolean
  chevron?: boolean
  /** Open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** A panel below a button: a `details`, so it opens without scripts; with them Escape, a click outside and following a link close it. */
export function Dropdown({
  trigger,
  label,
  look = 'button button-quiet',
  side = 'start',
  above = false,
  chevron = true,
  isOpen,
  children,
}: DropdownProps) {
  const place = useRef<HTMLDetailsElement>(null)
  useClosing(place)
  /** Before a dialog opens, so that focus returns to the button when it closes, and not to the hidden panel. */
  const onClickCapture = ({ target }: MouseEvent): void => {
    if (!place.current || !(target as Element).closest('[aria-haspopup=dialog]')) return
    place.current.open = false
    place.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={place} {...(isOpen && { open: true })} className="relative print:hidden" onClickCapture={onClickCapture}>
      <summary aria-label={label} className={`${look} list-none [&::-webkit-details-marker]:hidden`}>
        {trigger}
        {chevron && <ChevronDown aria-hidden className="size-4 shrink-0 text-soft" />}
      </summary>
      <div
        className={`float absolute z-30 max-h-[min(30rem,70dvh)] w-max max-w-[min(22rem,calc(100vw-2rem))] min-w-52 overflow-y-auto p-1.5 ${side === 'end' ? 'end-0' : 'start-0'} ${above ? 'bottom-full mb-1.5' : 'mt-1.5'}`}
      >
        {children}
      </div>
    </details>
  )
}

function useClosing(place: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const details = place.current
      if (!details?.open) return
      const target = event.target as Element
      const isInside = details.contains(target)
      if (event instanceof KeyboardEvent && event.key === 'Escape' && isInside) {
        details.querySelector('summary')?.focus()
        // Of dropdowns within each other, only the inner one closes.
        event.stopImmediatePropagation()
        details.open = false
      } else if (event.type === 'click' && isInside && target.closest('a, [data-closes]')) {
        details.querySelector('summary')?.focus({ preventScroll: true })
        details.open = false
      } else if (event.type === 'pointerdown' && !isInside) details.open = false
      else if (event.type === 'focusin' && !isInside) details.open = false
    }
    const kinds = ['keydown', 'pointerdown', 'click', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, close)
    return () => kinds.forEach((kind) => document.removeEventListener(kind, close))
  }, [place])
}

/** The style of links and buttons in a dropdown. */
export const dropdownItem =
  'flex min-h-9 w-full items-center gap-2 rounded-control px-2.5 py-1 text-start hover:bg-sunken aria-[current]:font-semibold pointer-coarse:min-h-11'
