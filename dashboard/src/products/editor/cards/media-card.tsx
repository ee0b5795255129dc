import { useHydrated } from '@stoa/ui/hydrated'
import { useMay } from '../../../kit/use-may.ts'
import { Rows } from '../../../settings/rows.tsx'
import { TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'
import { MediaTiles } from './media-tiles.tsx'

/** Pictures and videos in their order, chosen from the library. Without scripts, and for people who can't see the library, their IDs are typed. */
export function MediaCard() {
  const { productEditor: texts } = useTexts().dashboard
  const isHydrated = useHydrated()
  const mayList = useMay()('MEDIA.SITE_MEDIA_FILES_LIST')
  return (
    <EditorCard id="media" title={texts.sections.media}>
      {isHydrated && mayList ? <MediaTiles /> : <MediaIds />}
    </EditorCard>
  )
}

function MediaIds() {
  const { media: texts } = useTexts().dashboard.productEditor
  const { initial } = useEditor()
  return (
    <Rows
      path="media"
      rows={initial.media}
      fresh={{ id: '', alt: '' }}
      nameOf={({ id }) => id || texts.fresh}
      addText={texts.addId}
      emptyText={texts.none}
      ordered
      className="space-y-3"
    >
      {({ id, alt }, { at, name, buttons }) => (
        <div className="flex flex-wrap items-end gap-3">
          <TextAt
            name={`${at}.id`}
            value={id}
            label={texts.file}
            maxLength={500}
            className="min-w-32 flex-1"
            autoComplete="off"
            spellCheck={false}
          />
          <TextAt
            name={`${at}.alt`}
            value={alt}
            label={texts.altOf(name)}
            maxLength={1000}
            className="min-w-32 flex-1"
            autoComplete="off"
          />
          {buttons}
        </div>
      )}
    </Rows>
  )
}
