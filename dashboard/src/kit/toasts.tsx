import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'

export interface ToastMessage {
  /** A later message with the same ID replaces this one. */
  id?: string
  title: string
  text?: string
  isProblem?: boolean
  /** An action such as Undo: the message then stays for eight seconds, longer while it is hovered. */
  action?: { text: string; run: () => void }
}

const visibleMs = 5_000
const withActionMs = 8_000

/** Provides `useToast` to the components below it and displays the messages. Part of the dashboard's frame. */
export const Toasts = ({ children }: { children: ReactNode }) => (
  <Toast.Provider timeout={visibleMs} limit={3}>
    {children}
    <Toast.Portal>
      <ToastList />
    </Toast.Portal>
  </Toast.Provider>
)

/** `toast({ title })`: a message about something outside of the user's focus. Errors of a field are shown at the field. */
export function useToast(): (message: ToastMessage) => void {
  const { add, close } = Toast.useToastManager()
  return ({ id: given, title, text, isProblem = false, action }) => {
    const id = add({
      id: given,
      title,
      description: text,
      type: isProblem ? 'problem' : 'plain',
      priority: isProblem ? 'high' : 'low',
      timeout: action ? withActionMs : visibleMs,
      // Also without an action: a message that it replaces can have one.
      actionProps: action && {
        children: action.text,
        onClick: () => {
          action.run()
          close(id)
        },
      },
    })
  }
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  const { kit } = useTexts().dashboard
  return (
    <Toast.Viewport aria-label={kit.messages} className="fixed inset-x-4 bottom-4 z-50 flex flex-col-reverse gap-2 sm:start-auto sm:w-96">
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          swipeDirection={['right', 'down']}
          className={`toast float ${toast.type === 'problem' ? 'border-danger!' : ''}`}
        >
          <Toast.Content className="flex items-center gap-3 py-2.5 ps-4 pe-2">
            <div className="min-w-0 grow">
              <Toast.Title className="font-sans! text-body! font-medium!" />
              <Toast.Description className="text-small text-soft" />
            </div>
            <Toast.Action className="link shrink-0 font-medium" />
            <Toast.Close className="icon-button size-8" aria-label={kit.dismiss}>
              <X aria-hidden className="size-4" />
            </Toast.Close>
          </Toast.Content>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  )
}
