import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { Link, useFetcher } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { useHydrated } from '@stoa/ui/hydrated'
import { Card } from '../../../kit/card.tsx'
import { useMay } from '../../../kit/use-may.ts'
import { useTexts } from '../../../texts/texts.ts'
import type { ReferencesAnswer } from './change-references.server.ts'
import { ItemLabelView } from './item-label-view.tsx'
import { LinkPages } from './link-pages.tsx'
import { PickerDialog } from './picker-dialog.tsx'
import type { Links } from './references.server.ts'
import { useItemPath } from './use-item-path.ts'

/** A field with several ordered references: each is added, moved and removed at once. */
export function SeveralCard({ links }: { links: Links }) {
  const { itemReferences: words } = useTexts().dashboard
  const may = useMay()
  const fetcher = useFetcher<ReferencesAnswer>()
  const isHydrated = useHydrated()
  const itemPath = useItemPath()
  const { label, collectionName, total, isReadOnly } = links
  const mayChange = may('WIX_DATA.UPDATE') && !isReadOnly
  const answer = fetcher.data
  return (
    <Card
      title={label}
      detail={words.several(total, collectionName)}
      actions={mayChange && isHydrated && <Adder links={links} onAdd={(form) => void fetcher.submit(form, { method: 'post' })} />}
    >
      <div aria-busy={fetcher.state !== 'idle' || undefined} className="space-y-3">
        {answer && answer.references !== 'done' && (
          <Notice tone="problem" title={words.problems[answer.references]}>
            {'message' in answer && <p>{answer.message}</p>}
          </Notice>
        )}
        {total === 0 ? (
          <p className="text-soft">{words.noneYet}</p>
        ) : (
          <ol className="divide-y divide-line" start={links.from + 1}>
            {links.links.map((link, index) => (
              <li key={link.id} className="flex items-center gap-1 py-1.5">
                <span className="w-8 shrink-0 text-small text-soft tabular-nums">{links.from + index + 1}</span>
                <Link to={itemPath(links.collectionId, link.id)} className="link me-auto min-w-0">
                  <ItemLabelView face={link} />
                </Link>
                {!link.isThere && <span className="text-small text-danger">{words.leadsNowhere}</span>}
                {mayChange && (
                  <fetcher.Form method="post" className="flex shrink-0">
                    <input type="hidden" name="field" value={links.key} />
                    <input type="hidden" name="reference" value={link.id} />
                    <Act icon={ChevronUp} label={words.up(link.name)} does="up" isOff={links.from + index === 0} />
                    <Act icon={ChevronDown} label={words.down(link.name)} does="down" isOff={links.from + index === total - 1} />
                    <Act icon={X} label={words.remove(link.name)} does="remove" />
                  </fetcher.Form>
                )}
              </li>
            ))}
          </ol>
        )}
        <LinkPages links={links} direction="out" />
        {mayChange && !isHydrated && <AddById links={links} />}
      </div>
    </Card>
  )
}

interface ActProps {
  icon: ComponentType<{ className: string; 'aria-hidden': boolean }>
  label: string
  does: 'up' | 'down' | 'remove'
  isOff?: boolean
}

const Act = ({ icon: Icon, label, does, isOff = false }: ActProps) => (
  <button
    type="submit"
    name="intent"
    value={`${does}-reference`}
    aria-label={label}
    title={label}
    disabled={isOff}
    className="icon-button size-9"
  >
    <Icon aria-hidden className="size-4" />
  </button>
)

function Adder({ links, onAdd }: { links: Links; onAdd: (form: FormData) => void }) {
  const { itemReferences: words } = useTexts().dashboard
  const { key, label, collectionId, collectionName } = links
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button-quiet" aria-label={words.addTo(label)} onClick={() => setIsOpen(true)}>
        {words.add}
      </button>
      <PickerDialog
        {...{ isOpen, label, collectionId, collectionName }}
        onOpenChange={setIsOpen}
        taken={links.links.map(({ id }) => id)}
        isMany
        onChoose={(faces) => {
          const form = new FormData()
          form.set('intent', 'add-references')
          form.set('field', key)
          for (const { id } of faces) form.append('reference', id)
          onAdd(form)
        }}
      />
    </>
  )
}

/** Without scripts an item is added by its id. */
function AddById({ links: { key, label } }: { links: Links }) {
  const { itemReferences: words } = useTexts().dashboard
  return (
    <form method="post" className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="intent" value="add-references" />
      <input type="hidden" name="field" value={key} />
      <Field label={words.idFor(label)} name="reference" required className="grow" autoComplete="off" />
      <button type="submit" className="button button-quiet">
        {words.add}
      </button>
    </form>
  )
}
