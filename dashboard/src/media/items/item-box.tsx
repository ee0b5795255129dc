import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../../texts/texts.ts'
import { bulkFormId } from '../media-bulk.tsx'
import type { ItemState } from './use-items.ts'

interface ItemBoxProps {
  id: string
  name: string
  item: ItemState
  className?: string
}

/** Selects an item; with Shift all from the one selected last. Without scripts, the form of the bulk actions sends it. */
export function ItemBox({ id, name, item, className = '' }: ItemBoxProps) {
  const { kit } = useTexts().dashboard
  const isHydrated = useHydrated()
  return (
    <label className={`media-box ${className}`}>
      <span className="sr-only">{kit.selectRow(name)}</span>
      {isHydrated ? (
        <input
          key="scripts"
          type="checkbox"
          tabIndex={-1}
          className="size-4"
          checked={item.isSelected}
          onChange={({ nativeEvent }) => item.select((nativeEvent as MouseEvent).shiftKey)}
        />
      ) : (
        <input key="plain" type="checkbox" name="id" value={id} form={bulkFormId} className="size-4" />
      )}
    </label>
  )
}
