import { ArrowLeft, ArrowRight, Play, X } from 'lucide-react'
import { useId } from 'react'
import { FileIcon } from '../../../media/file-icon.tsx'
import { dropTarget, FileButton, startDrag } from '../../../media/file-order.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import type { MediaFacts } from '../editor-facts.ts'

interface MediaTileProps {
  facts: MediaFacts
  alt: string
  index: number
  count: number
  /** `Picture 2` */
  name: string
  error: string | undefined
  isDragged: boolean
  onDragStart: () => void
  onDragEnd: () => void
  onDropHere: () => void
  onMove: (to: number, button: string) => void
  onRemove: () => void
}

/** A picture or video of the product, with its description and its choices. */
export function MediaTile({ facts, alt, index, count, name, error, isDragged, onMove, onRemove, ...on }: MediaTileProps) {
  const { media: texts } = useTexts().dashboard.productEditor
  const { draft } = useEditor()
  const id = useId()
  const choices = draft.options.flatMap((option) => option.choices.filter(({ pictures }) => pictures.includes(facts.id)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow buttons are the keyboard's way.
    <li
      data-media={facts.id}
      draggable
      className={`flex flex-col rounded-control border border-line bg-surface ${isDragged ? 'opacity-50' : ''}`}
      onDragStart={(event) => {
        if (event.target instanceof HTMLInputElement) return
        startDrag(event, index)
        on.onDragStart()
      }}
      onDragEnd={on.onDragEnd}
      {...dropTarget(on.onDropHere)}
    >
      <input type="hidden" name={`media.${index}.id`} value={facts.id} />
      <div className="relative aspect-square cursor-grab overflow-hidden bg-sunken">
        {facts.thumbnail ? (
          <img src={facts.thumbnail} alt="" draggable={false} loading="lazy" className="size-full object-cover" />
        ) : (
          <span aria-hidden className="grid size-full place-items-center">
            <FileIcon mediaType={facts.mediaType} className="size-8" />
          </span>
        )}
        {facts.mediaType === 'VIDEO' && <Play aria-hidden className="absolute end-2 top-2 size-5" />}
        {index === 0 && <span className="badge absolute start-2 top-2 bg-surface">{texts.main}</span>}
      </div>
      <div className="space-y-1 p-2">
        <input
          name={`media.${index}.alt`}
          defaultValue={alt}
          aria-label={texts.altOf(name)}
          placeholder={texts.alt}
          maxLength={1000}
          autoComplete="off"
          className="control"
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        {error && (
          <p id={id} className="text-small font-medium text-danger">
            {error}
          </p>
        )}
        {choices.length > 0 && <p className="text-small text-soft">{texts.ofChoice(choices.map((choice) => choice.name).join(', '))}</p>}
        <div className="flex">
          <FileButton name="earlier" label={texts.earlier(name)} isOff={index === 0} onClick={() => onMove(index - 1, 'earlier')}>
            <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          </FileButton>
          <FileButton name="later" label={texts.later(name)} isOff={index === count - 1} onClick={() => onMove(index + 1, 'later')}>
            <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
          </FileButton>
          <span className="ms-auto">
            <FileButton name="remove" label={texts.remove(name)} onClick={onRemove}>
              <X aria-hidden className="size-4" />
            </FileButton>
          </span>
        </div>
      </div>
    </li>
  )
}
