import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** A word on an icon, for those who point at it or reach it by Tab; the icon has its name (`aria-label`) besides. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement<Record<string, unknown>> }) => (
  <Base.Root>
    <Base.Trigger render={children} />
    <Base.Portal>
      <Base.Positioner sideOffset={6} className="z-50">
        <Base.Popup className="float px-2.5 py-1 text-small">{text}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
