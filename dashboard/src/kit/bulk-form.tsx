import { useState, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { clearSelection, useSelected } from './row-selection.tsx'

interface BulkFormProps {
  /** The id that the table's `selection.form` names. Selected rows are sent as `id`. */
  id: string
  /** The number of matching rows, if the form's action can handle all of them: `matching` is then sent with this count in place of ids. */
  matching?: number
  /** The selection of a list that doesn't use the checkboxes of `SelectRow`. */
  selection?: { ids: string[]; clear(): void }
  /** Fields and submit buttons (`name="intent"`). */
  children: ReactNode
}

/** Actions on the selected rows: a plain form that posts to its page. Without scripts always visible, with them once a row is selected. */
export function BulkForm({ id, matching, selection, children }: BulkFormProps) {
  const { kit } = useTexts().dashboard
  const isHydrated = useHydrated()
  const { ids: boxes, isWholePage } = useSelected(id)
  const { ids, clear } = selection ?? { ids: boxes, clear: () => clearSelection(id) }
  const { key } = useLocation()
  // Applies to this list in its present state, until a row is deselected.
  const [allOf, setAllOf] = useState('')
  const isAll = isWholePage && allOf === key
  const canTakeAll = matching !== undefined && isWholePage && matching > ids.length
  return (
    <Form
      method="post"
      id={id}
      aria-label={kit.bulkActions}
      hidden={isHydrated && ids.length === 0}
      className={`${isHydrated ? '' : 'no-scripts-only'} float sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 border-accent! p-2 ps-4 print:hidden`}
    >
      <output className="me-2 font-medium tabular-nums">
        {isAll && matching !== undefined ? kit.matchingSelected(matching) : isHydrated ? kit.selected(ids.length) : kit.bulkActions}
      </output>
      {selection?.ids.map((value) => (
        <input key={value} type="hidden" name="id" value={value} />
      ))}
      {isAll && <input type="hidden" name="matching" value={matching} />}
      {children}
      {canTakeAll && (
        <button type="button" className="button button-quiet" onClick={() => setAllOf(isAll ? '' : key)}>
          {isAll ? kit.selectOnlyPage(ids.length) : kit.selectMatching(matching)}
        </button>
      )}
      {isHydrated && (
        <button type="button" className="link px-2 text-small" onClick={clear}>
          {kit.selectNone}
        </button>
      )}
    </Form>
  )
}
