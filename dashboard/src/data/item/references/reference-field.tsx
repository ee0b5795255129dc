import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.ts'
import { ItemLabelView } from './item-label-view.tsx'
import type { ItemLabel } from './item-labels.server.ts'
import { PickerDialog } from './picker-dialog.tsx'
import type { Links } from './references.server.ts'
import { useItemPath } from './use-item-path.ts'

interface ReferenceFieldProps {
  links: Links
  /** The initial id: that of the item, or the one sent with a rejected form. */
  defaultValue: string
  hint?: string | undefined
  error?: string | undefined
}

/** A field with one reference: its item, a link to it, and a picker. The form sends the id, with or without scripts. */
export function ReferenceField({ links, defaultValue, hint, error }: ReferenceFieldProps) {
  const { itemReferences: words } = useTexts().dashboard
  const { key, label, collectionId, collectionName, isReadOnly } = links
  const [isOpen, setIsOpen] = useState(false)
  const itemPath = useItemPath()
  const [face, setFace] = useState<ItemLabel | undefined>(() => labelAt(links, defaultValue))
  const isMissing = links.links.some(({ id, isThere }) => id === face?.id && !isThere)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      {!isReadOnly && <input type="hidden" name={key} value={face?.id ?? ''} />}
      <div className="flex flex-wrap items-center gap-2">
        {face ? (
          <Link to={itemPath(collectionId, face.id)} className="reference link">
            <ItemLabelView face={face} />
          </Link>
        ) : (
          <span className="text-soft">{words.noneYet}</span>
        )}
        {isMissing && <span className="text-small text-danger">{words.leadsNowhere}</span>}
        {!isReadOnly && (
          <button
            type="button"
            className="button button-quiet ms-auto"
            aria-label={face ? words.changeOf(label) : words.chooseFor(label)}
            onClick={() => setIsOpen(true)}
          >
            {face ? words.change : words.choose}
          </button>
        )}
        {!isReadOnly && face && (
          <button type="button" className="button button-quiet" aria-label={words.clearOf(label)} onClick={() => setFace(undefined)}>
            {words.clear}
          </button>
        )}
      </div>
      {hint && <p className="mt-1 text-small text-soft">{hint}</p>}
      {error && <p className="mt-1 text-small font-medium text-danger">{error}</p>}
      <PickerDialog
        {...{ isOpen, label, collectionId, collectionName }}
        onOpenChange={setIsOpen}
        taken={face ? [face.id] : []}
        isMany={false}
        onChoose={([chosen]) => setFace(chosen)}
      />
    </fieldset>
  )
}

const labelAt = ({ links }: Links, id: string): ItemLabel | undefined =>
  id === '' ? undefined : (links.find((link) => link.id === id) ?? { id, name: id })
