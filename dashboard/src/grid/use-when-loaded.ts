import { useToast } from '../kit/toasts.tsx'
import { useTexts } from '../texts/texts.ts'
import { useGrid } from './grid-context.ts'
import type { Range } from './range.ts'

/** Changes rows once all that the list has of them are loaded. If they can’t be loaded, it says so and changes nothing. */
export function useWhenLoaded(): (range: Pick<Range, 'top' | 'bottom'>, change: () => void) => void {
  const { model } = useGrid()
  const { grid } = useTexts().dashboard
  const toast = useToast()
  return ({ top, bottom }, change) => {
    const last = Math.min(bottom, model.rows.total - 1)
    if (model.isLoaded(top, last)) return change()
    void model.load(top, last).then((isLoaded) => (isLoaded ? change() : toast({ title: grid.notLoaded, isProblem: true })))
  }
}
