import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Browsers keep pages for Back and Forward as they were, with the cart, the stock and the account of that time: loads them again. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type === 'back_forward') void revalidate()
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [revalidate])
}
