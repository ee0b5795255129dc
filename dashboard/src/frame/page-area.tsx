import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Bar, CardSkeleton, TableSkeleton } from '../kit/skeleton.tsx'

/** Sooner a skeleton would only flicker. */
const patienceMs = 350

/** The page; in its place the shape of the next one where that takes long to come. Another state of the same list leaves its rows where they are. What was
 *  typed into the page is still there if the way is given up. */
export function PageArea({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const here = useLocation()
  const target = next && next.pathname !== here.pathname ? next.pathname : undefined
  const isLate = useLate(target)
  return (
    <>
      {isLate && target !== undefined && <PageSkeleton path={target} />}
      <div hidden={isLate} className={next && target === undefined ? 'opacity-70 transition-opacity delay-300' : ''}>
        {children}
      </div>
    </>
  )
}

/** Whether the same thing has been waited for too long. */
function useLate(target: string | undefined): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (target === undefined) return undefined
    const timer = setTimeout(() => setLate(target), patienceMs)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [target])
  return late !== undefined && late === target
}

/** A list where the path names one, else the cards of a page about one thing. */
function PageSkeleton({ path }: { path: string }) {
  const isList = path.split('/').filter(Boolean).length === 1
  return (
    <div>
      <Bar className="mb-6 h-7 w-44" />
      {isList ? (
        <TableSkeleton rows={10} />
      ) : (
        <div className="grid gap-4 xl:grid-cols-[1fr_22rem]">
          <CardSkeleton className="h-80" />
          <CardSkeleton className="h-56" />
        </div>
      )}
    </div>
  )
}
