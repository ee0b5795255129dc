import { FileText } from 'lucide-react'
import type { ItemLabel } from './item-labels.server.ts'

/** The label of an item: picture and name, rendered as text only. */
export const ItemLabelView = ({ face: { name, picture } }: { face: Pick<ItemLabel, 'name' | 'picture'> }) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <span aria-hidden className="face">
      {picture === undefined ? <FileText className="size-4 text-soft" /> : <img src={picture} alt="" loading="lazy" />}
    </span>
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {name}
    </span>
  </span>
)
