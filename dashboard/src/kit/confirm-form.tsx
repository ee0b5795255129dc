import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '@stoa/ui/texts/texts'
import { useHydrated } from '@stoa/ui/hydrated'

interface ConfirmFormProps {
  /** The button that asks. */
  trigger: string
  title: string
  /** What will be, and whether it can be undone. */
  text: ReactNode
  /** The button that does it: the verb, not "OK". */
  confirm: string
  isDanger?: boolean
  action?: string
  look?: string
  /** Hidden fields, or one to be typed into. */
  children?: ReactNode
}

/** A post that is asked about first: in a dialog with scripts, in a panel that opens below its button without. */
export function ConfirmForm({ trigger, look = 'button button-quiet', ...asked }: ConfirmFormProps) {
  const isHydrated = useHydrated()
  const [wasOpen, setWasOpen] = useState(false)
  if (isHydrated) return <ConfirmDialog {...{ trigger, look, wasOpen, ...asked }} />
  // Whoever was faster than the scripts has asked already.
  return (
    <details ref={(panel) => void (panel && setWasOpen(panel.open))} className="relative inline-block">
      <summary className={`${look} list-none`}>{trigger}</summary>
      <div className="float absolute end-0 z-30 mt-1.5 w-80 max-w-[calc(100vw-2rem)] p-4">
        <p className="font-semibold">{asked.title}</p>
        <Question {...asked} cancel={null} />
      </div>
    </details>
  )
}

function ConfirmDialog({ trigger, look, wasOpen, ...asked }: ConfirmFormProps & { wasOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(wasOpen)
  const { cancel } = useTexts().dashboard.kit
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialog.Trigger className={look}>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog dialog-plain p-5">
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
