import { useState, type ReactNode } from 'react'
import { useGrid } from '../../grid/grid-context.ts'
import { pastedRowsMax } from '../../grid/paste.ts'
import { rangeOf, type Selection } from '../../grid/range.ts'
import { useTexts } from '../../texts/texts.ts'

type Scope = 'selected' | 'matching'

interface ScopeChoice {
  /** The number of items in scope, as shown to the user. */
  count: number
  /** Resolves to their ids, or to the problem that prevents the action. */
  ids: () => Promise<readonly string[] | { problem: string }>
  choice: ReactNode
}

/** Selects the items of a bulk action: the selection, or all that match, up to the count that was shown. */
export function useScope(selection: Selection): ScopeChoice {
  const { model } = useGrid()
  const { many: words } = useTexts().dashboard.grid
  const [scope, setScope] = useState<Scope>('selected')
  const { top, bottom } = rangeOf(selection)
  const counts: Readonly<Record<Scope, number>> = { selected: model.itemsIn(top, bottom), matching: model.matching }
  const mayMatch = !model.rows.isOpen && counts.matching <= pastedRowsMax
  const count = counts[scope]
  const ids = async () => {
    const found = scope === 'matching' ? await model.loadAll(count) : model.idsIn(top, bottom)
    if (!Array.isArray(found)) return { problem: words.countChanged(found) }
    return found.length === count && found.length <= pastedRowsMax ? found : { problem: words.tooMany(pastedRowsMax) }
  }
  const choice = (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{words.which}</legend>
      {(['selected', 'matching'] as const).map((one) => (
        <label key={one} className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name="scope"
            className="size-4"
            checked={scope === one}
            disabled={one === 'matching' && !mayMatch}
            onChange={() => setScope(one)}
          />
          {words.scopes[one](counts[one])}
        </label>
      ))}
      {!mayMatch && <p className="text-small text-soft">{words.narrow(pastedRowsMax)}</p>}
    </fieldset>
  )
  return { count, ids, choice }
}
