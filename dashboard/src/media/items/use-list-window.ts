import { useEffect, useState, type RefObject } from 'react'
import { listWindow, wholeMax, type ListWindow } from './list-window.ts'

/** What to render of a long list. The items of a row have the same height, which the first one that is rendered shows. */
export function useListWindow(list: RefObject<HTMLElement | null>, count: number): ListWindow {
  const [current, setCurrent] = useState<ListWindow>(() => listWindow(count, unmeasured))
  const isLong = count > wholeMax
  useEffect(() => {
    if (!isLong) return undefined
    let frame = 0
    const measure = (): void => {
      frame = 0
      if (!list.current) return
      const next = listWindow(count, screenOf(list.current))
      setCurrent((before) =>
        before.start === next.start && before.end === next.end && before.before === next.before && before.after === next.after
          ? before
          : next,
      )
    }
    const later = (): void => void (frame ||= requestAnimationFrame(measure))
    measure()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [list, count, isLong])
  return isLong ? current : listWindow(count, unmeasured)
}

const unmeasured = { scrolled: 0, height: 0, rowHeight: 0, columns: 1 }

function screenOf(list: HTMLElement) {
  const items = list.querySelectorAll<HTMLElement>('[data-item]')
  const first = items[0]
  const columns = columnsOf(list)
  const next = items[columns]
  const spacing = Number.parseFloat(getComputedStyle(list).rowGap) || 0
  const rowHeight = !first ? 0 : next ? next.getBoundingClientRect().top - first.getBoundingClientRect().top : first.offsetHeight + spacing
  return { scrolled: -list.getBoundingClientRect().top, height: innerHeight, rowHeight, columns }
}

/** How many items a row of the list has. */
export function columnsOf(list: Element | null): number {
  if (!list) return 1
  const { display, gridTemplateColumns } = getComputedStyle(list)
  return display === 'grid' ? Math.max(1, gridTemplateColumns.split(' ').length) : 1
}
