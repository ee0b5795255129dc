import type { ReactNode } from 'react'
import type { FormProblems } from '@stoa/ui/form-problems'
import type { Route } from './+types/checkout-page'
import type { FieldFacts } from './step-fields.ts'

export type CheckoutData = Route.ComponentProps['loaderData']

/** What every section of the form gets: the page's data, and its fields as they were typed or sent back. */
export interface SectionProps {
  data: CheckoutData
  problems: FormProblems | undefined
  typed: Readonly<Record<string, string>>
  fieldOf(name: string, otherwise: string): FieldFacts
}

/** A part of the checkout's form. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card scroll-mt-4 space-y-5 p-4 sm:p-7">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
