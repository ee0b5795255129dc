import { useEffect, useRef } from 'react'
import type { FormProblems } from './form-problems.ts'

/** For a form that the server may return: its first wrong control then gets the focus. */
export function useFirstInvalid(problems: FormProblems | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return form
}

/** Whether a returned form has errors next to its fields, which then get the focus instead of the message above them. */
export const hasFieldErrors = (problems: FormProblems): boolean => Object.keys(problems.fields).length > 0
