import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Dropdown } from './dropdown.tsx'

/** The controls of a toolbar that don't fit into its row, below each other. Dropdowns among them unfold in place. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { kit } = useTexts().dashboard
  return (
    <Dropdown
      trigger={<Ellipsis aria-hidden className="size-5" />}
      label={kit.more}
      look="button button-quiet px-3"
      side="end"
      chevron={false}
    >
      <div className="more-menu">{children}</div>
    </Dropdown>
  )
}
