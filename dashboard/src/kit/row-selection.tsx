import { useEffect, useState, type MouseEvent } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'

const boxesOf = (form: string): HTMLInputElement[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="id"][form="${CSS.escape(form)}"]`))

/** Notifies the page that a script has changed checkboxes. */
const notify = (form: string): boolean => document.dispatchEvent(new CustomEvent('selection', { detail: form }))

function setBoxes(form: string, boxes: readonly HTMLInputElement[], checked: boolean): void {
  for (const box of boxes) box.checked = checked
  notify(form)
}

export const clearSelection = (form: string): void => setBoxes(form, boxesOf(form), false)

export interface Selected {
  ids: string[]
  isWholePage: boolean
}

/** The selected rows of a form. The checkboxes themselves hold the state, so it is sent without scripts too. */
export function useSelected(form: string): Selected {
  const [selected, setSelected] = useState<Selected>({ ids: [], isWholePage: false })
  useEffect(() => {
    const look = (): void => {
      const boxes = boxesOf(form)
      const ids = boxes.filter(({ checked }) => checked).map(({ value }) => value)
      setSelected((before) =>
        before.ids.join() === ids.join() ? before : { ids, isWholePage: ids.length > 0 && ids.length === boxes.length },
      )
    }
    look()
    document.addEventListener('change', look)
    document.addEventListener('selection', look)
    return () => {
      document.removeEventListener('change', look)
      document.removeEventListener('selection', look)
    }
  })
  return selected
}

/** Selects all rows of the page. */
export function SelectPage({ form }: { form: string }) {
  const { kit } = useTexts().dashboard
  const { ids, isWholePage } = useSelected(form)
  const isHydrated = useHydrated()
  if (!isHydrated) return <span className="sr-only">{kit.selectPage}</span>
  return (
    <label className="grid min-h-6 place-items-center">
      <span className="sr-only">{kit.selectPage}</span>
      <input
        type="checkbox"
        className="size-4"
        checked={isWholePage}
        ref={(box) => {
          if (box) box.indeterminate = ids.length > 0 && !isWholePage
        }}
        onChange={({ target }) => setBoxes(form, boxesOf(form), target.checked)}
      />
    </label>
  )
}

/** Selects a row; with Shift all rows from the one selected last. */
export function SelectRow({ form, id, name, tabIndex }: { form: string; id: string; name: string; tabIndex?: number | undefined }) {
  const { kit } = useTexts().dashboard
  return (
    <label className="grid min-h-6 place-items-center">
      <span className="sr-only">{kit.selectRow(name)}</span>
      <input type="checkbox" name="id" value={id} form={form} className="size-4" tabIndex={tabIndex} onClick={extend} />
    </label>
  )
}

const lastOf = new Map<string, string>()

function extend({ currentTarget: box, shiftKey }: MouseEvent<HTMLInputElement>): void {
  const form = box.getAttribute('form') ?? ''
  const boxes = boxesOf(form)
  const last = boxes.findIndex(({ value }) => value === lastOf.get(form))
  const here = boxes.indexOf(box)
  if (shiftKey && last >= 0) setBoxes(form, boxes.slice(Math.min(last, here), Math.max(last, here) + 1), box.checked)
  lastOf.set(form, box.value)
}
