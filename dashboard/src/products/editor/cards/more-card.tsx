import { sectionsMax } from '@stoa/contract/catalogue/limits'
import { RichField } from '../../../rich-text/rich-field.tsx'
import { Rows } from '../../../settings/rows.tsx'
import { useSectionErrors } from '../../../settings/section-context.ts'
import { TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'

/** Further sections of the page. */
export function MoreCard() {
  const { productEditor: texts } = useTexts().dashboard
  return (
    <EditorCard id="more" title={texts.sections.more}>
      <MoreSections />
    </EditorCard>
  )
}

function MoreSections() {
  const { moreSections: texts } = useTexts().dashboard.productEditor
  const { initial, facts } = useEditor()
  const errors = useSectionErrors()
  return (
    <Rows
      path="sections"
      rows={initial.sections}
      fresh={{ id: '', title: '', description: '' }}
      nameOf={({ title }) => title || texts.fresh}
      addText={texts.add}
      emptyText={texts.none}
      limit={{ max: sectionsMax, text: texts.full }}
      ordered
      className="space-y-4"
    >
      {({ id, title, description }, { at, buttons }) => (
        <div className="space-y-3 rounded-control border border-line p-3">
          <input type="hidden" name={`${at}.id`} value={id} />
          <div className="flex flex-wrap items-end gap-3">
            <TextAt name={`${at}.title`} value={title} label={texts.title} maxLength={50} className="min-w-32 flex-1" autoComplete="off" />
            {buttons}
          </div>
          <RichField
            name={`${at}.description`}
            label={texts.description}
            error={errors.of(`${at}.description`)}
            defaultValue={description}
            maxLength={16000}
            origin={facts.origin}
          />
          <SharedNote id={id} />
        </div>
      )}
    </Rows>
  )
}

/** Says that other products have the section too, and what becomes of theirs. */
function SharedNote({ id }: { id: string }) {
  const { moreSections: texts } = useTexts().dashboard.productEditor
  const others = useEditor().facts.sharedSections[id]
  return others === undefined ? null : <p className="text-small text-soft">{texts.shared(others)}</p>
}
