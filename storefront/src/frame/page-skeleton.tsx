import type { PageShape } from './page-shape.ts'

/** The outlines of a page that is loading. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <div aria-hidden="true" className="shell py-8 sm:py-12">
      {shape === 'shelf' && <ListSkeleton />}
      {shape === 'product' && <Product />}
      {shape === 'text' && <Text />}
    </div>
  )
}

function ListSkeleton() {
  return (
    <>
      <div className="skeleton h-10 w-64 max-w-full" />
      <div className="skeleton mt-4 h-5 w-96 max-w-full" />
      <div className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index}>
            <div className="skeleton aspect-4/5" />
            <div className="skeleton mt-4 h-5 w-3/4" />
            <div className="skeleton mt-2 h-5 w-1/3" />
          </div>
        ))}
      </div>
    </>
  )
}

function Product() {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
      <div className="skeleton aspect-4/5" />
      <div className="space-y-5">
        <div className="skeleton h-5 w-32" />
        <div className="skeleton h-12 w-3/4" />
        <div className="skeleton h-7 w-28" />
        <div className="skeleton h-12" />
        <div className="skeleton h-32" />
      </div>
    </div>
  )
}

function Text() {
  return (
    <div className="max-w-3xl space-y-5">
      <div className="skeleton h-10 w-64" />
      <div className="skeleton h-24" />
      <div className="skeleton h-24" />
    </div>
  )
}
