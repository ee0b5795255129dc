import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { paths } from '../../../paths.ts'
import type { DeskOfRows } from '../desk-of-rows.ts'
import { readTotals } from './asking.ts'
import type { Figures } from './figure.ts'

interface Asking {
  collectionId: string
  desk: DeskOfRows
  /** The figures that are chosen, as the address has them. */
  figures: string
  /** Those that came with the list. */
  first: Figures
}

/** What the columns of everything that the filter finds come to: read anew when other figures are chosen, and when something was saved. */
export function useFigures({ collectionId, desk, figures, first }: Asking): Figures {
  const isBusy = useSyncExternalStore(desk.rows.subscribe, () => desk.saving.isBusy)
  const [read, setRead] = useState<{ since: Figures; figures: Figures }>()
  const known = useRef({ first, figures, isOld: false })
  useEffect(() => {
    if (known.current.first !== first) known.current = { first, figures, isOld: false }
    if (isBusy) known.current.isOld = true
    if (isBusy || (known.current.figures === figures && !known.current.isOld)) return undefined
    known.current = { first, figures, isOld: false }
    let isGone = false
    desk.refigure()
    const answer =
      figures === '' ? Promise.resolve({}) : readTotals(paths.dataFigures(collectionId), { asked: desk.begun?.asked ?? '', figures })
    answer.then(
      (now) => !isGone && setRead({ since: first, figures: now }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [collectionId, desk, figures, first, isBusy])
  return read?.since === first ? read.figures : first
}
