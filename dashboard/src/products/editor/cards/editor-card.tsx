import type { ComponentProps } from 'react'
import { Card } from '../../../kit/card.tsx'
import type { SectionId } from '../section-links.tsx'

/** A card of the form that is linked to. */
export const EditorCard = ({ id, ...card }: { id: SectionId } & ComponentProps<typeof Card>) => (
  <div id={id} className="scroll-mt-20">
    <Card {...card} />
  </div>
)
