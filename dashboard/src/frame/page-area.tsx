import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pathOfAddress } from '../kit/address-of.ts'
import { Bar, CardSkeleton, TableSkeleton } from '../kit/skeleton.tsx'

/** An earlier skeleton would only flicker. */
const patienceMs = 350

/** The page, or a skeleton of the next one if that takes long to load. Another state of the same list leaves its rows visible. Input on the page is still
 *  there if the navigation is cancelled. */
export function PageArea({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const here = useLocation()
  const path = next && pathOfAddress(next.pathname)
  const target = path === here.pathname ? undefined : path
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

/** Whether the same navigation has been pending for too long. */
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

/** A list if the path is one, otherwise the cards of a detail page. */
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
