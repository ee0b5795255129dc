import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { GridModel } from '../../../grid/grid-model.ts'
import type { Figures } from '../../../grid/groups/figure.ts'
import { paths } from '../../../paths.ts'
import { readTotals } from './requests.ts'

interface FiguresOptions {
  collectionId: string
  model: GridModel
  /** The selected figures, as in the address. */
  figures: string
  /** The figures loaded with the list. */
  first: Figures
}

/** The totals of the columns over everything that matches the filter; reloaded when the selection of figures changes and after a save. */
export function useFigures({ collectionId, model, figures, first }: FiguresOptions): Figures {
  const isBusy = useSyncExternalStore(model.rows.subscribe, () => model.saving.isBusy)
  const [read, setRead] = useState<{ since: Figures; figures: Figures }>()
  const known = useRef({ first, figures, isOld: false })
  useEffect(() => {
    if (known.current.first !== first) known.current = { first, figures, isOld: false }
    if (isBusy) known.current.isOld = true
    if (isBusy || (known.current.figures === figures && !known.current.isOld)) return undefined
    known.current = { first, figures, isOld: false }
    let isGone = false
    model.refreshFigures()
    const answer =
      figures === '' ? Promise.resolve({}) : readTotals(paths.dataFigures(collectionId), { asked: model.begun?.asked ?? '', figures })
    answer.then(
      (now) => !isGone && setRead({ since: first, figures: now }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [collectionId, model, figures, first, isBusy])
  return read?.since === first ? read.figures : first
}
