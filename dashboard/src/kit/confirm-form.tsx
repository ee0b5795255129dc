import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { oncePressed } from './once-pressed.ts'

interface ConfirmFormProps {
  /** The button that opens the confirmation. */
  trigger: ReactNode
  title: string
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  /** The confirming button: a verb, not "OK". */
  confirm: string
  isDanger?: boolean
  action?: string
  look?: string
  /** Why the last attempt was refused: it opens again over it. */
  refusal?: object | undefined
  /** Hidden fields, or one to type into. */
  children?: ReactNode
}

/** A post with a confirmation: in a dialog with scripts, in a panel below its button without. */
export function ConfirmForm({ trigger, look = 'button button-quiet', refusal, ...asked }: ConfirmFormProps) {
  const isHydrated = useHydrated()
  const panel = useRef<HTMLDetailsElement>(null)
  const [found, setFound] = useState<PanelState | undefined>(isHydrated ? untouched : undefined)
  useEffect(() => {
    const element = panel.current
    if (element) return oncePressed(element, () => setFound({ isOpen: element.open, hasFocus: element.contains(document.activeElement) }))
  }, [])
  if (found) return <ConfirmDialog {...{ trigger, look, refusal, found, ...asked }} />
  return (
    <details ref={panel} {...(refusal && { open: true })} className="relative inline-block">
      <summary className={`${look} list-none`}>{trigger}</summary>
      <div className="float absolute end-0 z-30 mt-1.5 w-80 max-w-[calc(100vw-2rem)] p-4">
        <p className="font-semibold">{asked.title}</p>
        <Question {...asked} cancel={null} />
      </div>
    </details>
  )
}

/** The state of the panel if the user was faster than the scripts, so that the dialog continues from there. */
interface PanelState {
  isOpen: boolean
  hasFocus: boolean
}

const untouched: PanelState = { isOpen: false, hasFocus: false }

function ConfirmDialog({ trigger, look, refusal, found, ...asked }: ConfirmFormProps & { found: PanelState }) {
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(found.isOpen)
  const [seen, see] = useState<object>()
  if (seen !== refusal) {
    see(refusal)
    if (refusal) setIsOpen(true)
  }
  useEffect(() => void (found.hasFocus && !found.isOpen && button.current?.focus()), [found])
  const { cancel } = useTexts().dashboard.kit
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialog.Trigger ref={button} className={look}>
        {trigger}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup ref={popup} initialFocus={() => invalidIn(popup.current) ?? true} className="dialog dialog-plain p-5">
          <AlertDialog.Title className="text-title">{asked.title}</AlertDialog.Title>
          <Question
            {...asked}
            onSent={() => setIsOpen(false)}
            cancel={<AlertDialog.Close className="button button-quiet">{cancel}</AlertDialog.Close>}
          />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

const invalidIn = (popup: HTMLElement | null) => popup?.querySelector<HTMLElement>('[aria-invalid=true]')

type QuestionProps = Pick<ConfirmFormProps, 'text' | 'confirm' | 'isDanger' | 'action' | 'children'> & {
  cancel: ReactNode
  onSent?: () => void
}

function Question({ text, confirm, isDanger = false, action, children, cancel, onSent }: QuestionProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={action} onSubmit={onSent} className="mt-2 space-y-4">
      <div className="text-soft">{text}</div>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        {cancel}
        <Button type="submit" className={isDanger ? 'button-danger' : ''} disabled={isSending}>
          {confirm}
        </Button>
      </div>
    </Form>
  )
}
