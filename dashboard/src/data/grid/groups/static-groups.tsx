import { Link, useSearchParams } from 'react-router'
import type { GridField } from '../../../grid/field.ts'
import { both, canOpen, figureText, inGroup, type SelectedFigure, type GroupPage } from '../../../grid/groups/figure.ts'
import type { Names } from '../../../grid/window.ts'
import { withParams } from '../../../kit/list-state.ts'
import { useTexts } from '../../../texts/texts.ts'
import { ItemCell } from '../item-cell.tsx'
import { listingOf } from '../listing.ts'

interface StaticGroupsProps {
  caption: string
  by: GridField
  columns: readonly GridField[]
  chosen: SelectedFigure
  page: GroupPage
  names: Names
  timeZone: string
}

/** The groups of a list without scripts: each links to its items. */
export function StaticGroups({ caption, by, columns, chosen, page, names, timeZone }: StaticGroupsProps) {
  const { data, grid } = useTexts().dashboard
  const [query] = useSearchParams()
  const { filter } = listingOf(query)
  const figured = columns.filter(({ key }) => chosen[key])
  const linkTo = (value: unknown): string => withParams(query, { group: '', filter: JSON.stringify(both(filter, inGroup(by.key, value))) })
  return (
    <div className="data-grid">
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{by.label}</th>
            <th scope="col" className="text-end">
              {grid.groups.count}
            </th>
            {figured.map((field) => (
              <th key={field.key} scope="col" className="text-end">
                {grid.groups.figureOfColumn(grid.groups.figures[chosen[field.key]!], field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.groups.map((group) => (
            <tr key={JSON.stringify(group.value)}>
              <th scope="row">
                {group.value === null ? grid.groups.nothing : <ItemCell field={by} value={group.value} names={names} timeZone={timeZone} />}
              </th>
              <td className="text-end tabular-nums">
                {canOpen(group) ? (
                  <Link to={linkTo(group.value)} className="link">
                    {data.items(group.count)}
                  </Link>
                ) : (
                  data.items(group.count)
                )}
              </td>
              {figured.map((field) => (
                <td key={field.key} className="text-end tabular-nums">
                  {figureText(group.figures[field.key], chosen[field.key]!, { field, timeZone })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
