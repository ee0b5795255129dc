import { Redo2, Undo2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../texts/texts.ts'
import type { GridModel } from './grid-model.ts'

interface UndoButtonsProps {
  model: GridModel
  onUndo: () => void
  onRedo: () => void
}

export function UndoButtons({ model, onUndo, onRedo }: UndoButtonsProps) {
  const { grid } = useTexts().dashboard
  const canUndo = useSyncExternalStore(model.rows.subscribe, () => model.canUndo)
  const canRedo = useSyncExternalStore(model.rows.subscribe, () => model.canRedo)
  const look = 'icon-button size-8'
  return (
    <span className="flex gap-1">
      <button type="button" className={look} aria-label={grid.undo} title={grid.undo} disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
      </button>
      <button type="button" className={look} aria-label={grid.redo} title={grid.redo} disabled={!canRedo} onClick={onRedo}>
        <Redo2 aria-hidden className="size-4 rtl:-scale-x-100" />
      </button>
    </span>
  )
}
