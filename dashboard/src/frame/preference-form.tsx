import type { ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { paths } from '../paths.ts'

/** A form of buttons, one for each choice. With scripts the rest of the page stays unchanged. */
export function PreferenceForm({ className = '', children }: { className?: string; children: ReactNode }) {
  const { Form } = useFetcher()
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  return (
    <Form method="post" action={paths.preferences} className={className}>
      <input type="hidden" name={isHydrated ? 'quiet' : 'back'} value={isHydrated ? '1' : `${pathname}${search}`} />
      {children}
    </Form>
  )
}
