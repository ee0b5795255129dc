import { Rows3 } from 'lucide-react'
import { useGrid } from '../../../grid/grid-context.ts'
import { canGroupBy } from '../../../grid/groups/figure.ts'
import { useListChange, useListQuery } from '../../../grid/use-list-query.ts'
import { useTexts } from '../../../texts/texts.ts'

/** Selects the field by which items are grouped. */
export function GroupSelect() {
  const { fields } = useGrid()
  const { groups: words } = useTexts().dashboard.grid
  const query = useListQuery()
  const change = useListChange()
  const hasWords = (query.get('q') ?? '').trim() !== ''
  const by = query.get('group') ?? ''
  const choices = fields.filter(canGroupBy)
  return (
    <label className={`group-select button button-quiet ${by && !hasWords ? 'is-on' : ''}`} title={hasWords ? words.notOfWords : undefined}>
      <Rows3 aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{words.by}</span>
      <select
        value={choices.some(({ key }) => key === by) && !hasWords ? by : ''}
        disabled={hasWords}
        onChange={({ target }) => change(() => ({ group: target.value }))}
      >
        <option value="">{words.none}</option>
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {words.byField(label)}
          </option>
        ))}
      </select>
    </label>
  )
}
