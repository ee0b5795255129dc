import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { TableSkeleton } from '../kit/skeleton.tsx'
import { paths } from '../paths.ts'
import type { SectionName } from './sections.ts'
import { TestCartPanel } from './test-cart-panel.tsx'
import type { TestedView } from './tested-cart.server.ts'

/** A test cart in a dialog, calculated with the settings of the form below. */
export function TryCart({ name, edited }: { name: SectionName; edited: string }) {
  const fetcher = useFetcher<TestedView>()
  const { submit, data: view, Form } = fetcher
  useEffect(() => {
    void submit({ section: name, edited, 'lines.0.price': '50', 'lines.0.quantity': '1' }, { method: 'post', action: paths.testCart })
  }, [submit, name, edited])
  return view ? <TestCartPanel view={view} FormIn={Form} isBusy={fetcher.state !== 'idle'} /> : <TableSkeleton rows={4} />
}
