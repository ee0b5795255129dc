import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTexts, type Texts } from './texts/texts.ts'
import { violatedRule } from './violated-rule.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const errorIn = ({ problems: { rules } }: Texts, control: Control): string | undefined => {
  const violated = violatedRule(control)
  return violated && (rules[violated.rule]?.(violated.limit) ?? control.validationMessage)
}

/** The error of a control: what the browser would say in a bubble of its own when the form is submitted, else what the server said. It is shown next to the
 *  control in the page's words and goes away with the mistake; the server's with the first change, as it was about another value. The form's first wrong control
 *  gets the focus. Without scripts the browser's own checks apply. */
export function useOwnError(fromServer: string | undefined) {
  const texts = useTexts()
  const [own, setOwn] = useState<string>()
  const [isDismissed, dismiss] = useState(false)
  const [seen, see] = useState(fromServer)
  // A new answer of the server replaces an earlier error of the page.
  if (seen !== fromServer) {
    see(fromServer)
    setOwn(undefined)
    dismiss(false)
  }
  const onInvalid = (event: FormEvent<Control>): void => {
    event.preventDefault()
    const control = event.currentTarget
    // Rendered before the focus moves, so that screen readers announce the error with the control.
    flushSync(() => setOwn(errorIn(texts, control)))
    if (isFirstInvalid(control)) control.focus()
  }
  const onInput = ({ currentTarget }: { currentTarget: Control }): void => {
    if (own !== undefined) setOwn(errorIn(texts, currentTarget))
    if (fromServer === undefined || isDismissed) return
    dismiss(true)
    // The next answer can have the same error as this one.
    currentTarget.form?.addEventListener('submit', () => dismiss(false), { once: true })
  }
  /** For a value that the page itself has corrected, which causes no `input` event. */
  const clear = (): void => setOwn(undefined)
  return { error: own ?? (isDismissed ? undefined : fromServer), checks: { onInvalid, onInput }, clear }
}

function isFirstInvalid(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [control])] as Control[]
  return controls.find(({ validity, willValidate }) => willValidate && !validity.valid) === control
}
