import { useCallback, useSyncExternalStore } from 'react'
import { treeOf } from './draft.ts'
import { same } from './merge.ts'
import { sectionDraft, type AnyDraft, type SectionName } from './sections.ts'

/** Whether a form differs from the saved values. It compares on each `input` event, which adding and removing rows dispatches too. */
export const useUnsaved = (form: HTMLFormElement | null, name: SectionName, saved: AnyDraft): boolean =>
  useDiffers(form, (fields) => !same(sectionDraft(name, treeOf(fields)), sectionDraft(name, saved)))

export function useDiffers(form: HTMLFormElement | null, differs: (fields: FormData) => boolean): boolean {
  const subscribe = useCallback(
    (look: () => void) => {
      form?.addEventListener('input', look)
      return () => form?.removeEventListener('input', look)
    },
    [form],
  )
  const isUnsaved = (): boolean => form !== null && differs(new FormData(form))
  return useSyncExternalStore(subscribe, isUnsaved, () => false)
}

/** Notifies the surrounding form of a change that wasn't typed. */
export const dispatchInput = (element: Element | null): unknown => element?.dispatchEvent(new Event('input', { bubbles: true }))
