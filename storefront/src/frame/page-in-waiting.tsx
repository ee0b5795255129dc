import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { shapeOf, type PageShape } from './page-shape.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** A faster page needs no placeholder, which would only flicker. */
const patienceMs = 180

/** The page; or a placeholder in the shape of the next one while that is loading. */
export function PageInWaiting({ children }: { children: ReactNode }) {
  const { frame } = useTexts().storefront
  const shape = useNextShape()
  return (
    <>
      <output className="sr-only">{shape && frame.loading}</output>
      {shape && <PageSkeleton shape={shape} />}
      <div hidden={shape !== undefined}>{children}</div>
    </>
  )
}

/** The shape of the next page, once loading takes noticeably long. */
function useNextShape(): PageShape | undefined {
  const { pathname } = useLocation()
  const { state, location, formMethod } = useNavigation()
  const next = state === 'loading' && formMethod === undefined && location.pathname !== pathname ? location.pathname : undefined
  const [shown, show] = useState<string>()
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => show(next), patienceMs)
    return () => {
      clearTimeout(timer)
      show(undefined)
    }
  }, [next])
  return shown === undefined ? undefined : shapeOf(shown)
}
