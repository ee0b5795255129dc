import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

let isLoadedAgain = false

/** Whether this document was taken from the browser's cache, once: the frame is mounted again with a page that fails. */
function isOfBefore(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isLoadedAgain || visit?.type !== 'back_forward' || visit.transferSize > 0) return false
  isLoadedAgain = true
  return true
}

/** Browsers keep pages for Back and Forward as they were, with the cart, the stock and the account of that time: loads them again. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOfBefore()) void revalidate()
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [revalidate])
}
