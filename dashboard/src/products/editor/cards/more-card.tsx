import { RichField } from '../../../rich-text/rich-field.tsx'
import { Rows } from '../../../settings/rows.tsx'
import { useSectionErrors } from '../../../settings/section-context.ts'
import { CheckAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'

/** Texts that shoppers enter, and further sections of the page. */
export function MoreCard() {
  const { productEditor: texts } = useTexts().dashboard
  return (
    <EditorCard id="more" title={texts.sections.more}>
      <h3 className="mb-1 font-medium">{texts.fields.customTexts}</h3>
      <CustomTexts />
      <h3 className="mt-6 mb-1 font-medium">{texts.fields.sections}</h3>
      <MoreSections />
    </EditorCard>
  )
}

function CustomTexts() {
  const { customTexts: texts } = useTexts().dashboard.productEditor
  const { initial } = useEditor()
  return (
    <>
      <p className="mb-2 text-small text-soft">{texts.intro}</p>
      <Rows
        path="customTexts"
        rows={initial.customTexts}
        fresh={{ title: '', maxLength: '100', mandatory: '' }}
        nameOf={({ title }) => title || texts.fresh}
        addText={texts.add}
        emptyText={texts.none}
        ordered
        className="space-y-3"
      >
        {({ title, maxLength, mandatory }, { at, buttons }) => (
          <div className="flex flex-wrap items-end gap-3">
            <TextAt name={`${at}.title`} value={title} label={texts.title} maxLength={100} className="min-w-32 flex-1" autoComplete="off" />
            <TextAt
              name={`${at}.maxLength`}
              value={maxLength}
              label={texts.maxLength}
              inputMode="numeric"
              maxLength={3}
              className="w-28"
              autoComplete="off"
            />
            <div className="pb-1">
              <CheckAt name={`${at}.mandatory`} isOn={mandatory === 'on'} label={texts.mandatory} />
            </div>
            {buttons}
          </div>
        )}
      </Rows>
    </>
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
      fresh={{ title: '', description: '' }}
      nameOf={({ title }) => title || texts.fresh}
      addText={texts.add}
      emptyText={texts.none}
      ordered
      className="space-y-4"
    >
      {({ title, description }, { at, buttons }) => (
        <div className="space-y-3 rounded-control border border-line p-3">
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
        </div>
      )}
    </Rows>
  )
}
