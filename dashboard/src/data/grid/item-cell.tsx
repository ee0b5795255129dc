import { CellView, type CellViewProps } from '../../grid/cell-view.tsx'
import { StatusBadge } from '../publishing/status-badge.tsx'

/** Displays the value of an item’s field. */
export function ItemCell(props: CellViewProps) {
  const { field, value, data = {}, timeZone } = props
  if (field.kind !== 'status' || value === undefined || value === null) return <CellView {...props} />
  return <StatusBadge status={value} data={data} timeZone={timeZone} />
}
