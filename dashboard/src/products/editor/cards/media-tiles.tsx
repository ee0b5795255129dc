import { useEffect, useRef, useState } from 'react'
import { moved } from '../../../data/item/media/entries.ts'
import type { MediaChoice } from '../../../media-picker/media-choice.ts'
import { PickerDialog } from '../../../media-picker/picker-dialog.tsx'
import { useSectionErrors } from '../../../settings/section-context.ts'
import { dispatchInput } from '../../../settings/use-unsaved.ts'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import type { MediaFacts } from '../editor-facts.ts'
import { factsIn, useEditorMedia } from '../editor-media.ts'
import { MediaTile } from './media-tile.tsx'

interface Tile {
  facts: MediaFacts
  alt: string
}

const types = ['IMAGE', 'VIDEO'] as const

const factsOf = ({ id, mediaType, url, thumbnail }: MediaChoice): MediaFacts => ({ id, mediaType, url, thumbnail: thumbnail ?? url })

/** The media of the product as tiles, which are dragged to another place or moved by their buttons. */
export function MediaTiles() {
  const { productEditor: texts } = useTexts().dashboard
  const { draft } = useEditor()
  const errors = useSectionErrors()
  const known = useEditorMedia()
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  // The fields of the form that was there before the scripts may have been changed.
  const [tiles, setTiles] = useState<Tile[]>(() => draft.media.flatMap(({ id, alt }) => (id ? [{ alt, facts: factsIn(known, id) }] : [])))
  const [isOpen, setIsOpen] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const [focused, setFocused] = useState<{ id: string; button: string }>()
  const [said, setSaid] = useState('')
  useEffect(() => void dispatchInput(place.current), [tiles])
  useEffect(() => {
    if (focused)
      place.current?.querySelector<HTMLElement>(`[data-media="${CSS.escape(focused.id)}"] [data-button="${focused.button}"]`)?.focus()
  }, [focused])
  const nameOf = (index: number): string =>
    tiles[index]?.facts.mediaType === 'VIDEO' ? texts.media.video(index + 1) : texts.media.picture(index + 1)
  const move = (from: number, to: number, button?: string): void => {
    const next = moved(tiles, from, to)
    if (next === tiles) return
    setTiles([...next])
    setSaid(texts.media.moved(nameOf(from), to + 1, next.length))
    if (button) setFocused({ id: tiles[from]!.facts.id, button })
  }
  const remove = (index: number): void => {
    const neighbour = tiles[index + 1] ?? tiles[index - 1]
    setSaid(texts.media.removed(nameOf(index)))
    setTiles(tiles.toSpliced(index, 1))
    if (neighbour) setFocused({ id: neighbour.facts.id, button: 'remove' })
    else opener.current?.focus()
  }
  const add = (files: readonly MediaChoice[]): void => {
    const fresh = files.filter(({ id }) => !tiles.some(({ facts }) => facts.id === id))
    for (const file of fresh) known.set(file.id, factsOf(file))
    setTiles([...tiles, ...fresh.map((file) => ({ alt: file.altText, facts: factsOf(file) }))])
  }
  return (
    <div ref={place}>
      {tiles.length === 0 ? (
        <p className="text-soft">{texts.media.none}</p>
      ) : (
        <ol aria-label={texts.sections.media} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {tiles.map(({ facts, alt }, index) => (
            <MediaTile
              key={facts.id}
              {...{ facts, alt, index }}
              count={tiles.length}
              name={nameOf(index)}
              error={errors.of(`media.${index}.id`) ?? errors.of(`media.${index}.alt`)}
              isDragged={dragged === index}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDropHere={() => dragged !== undefined && move(dragged, index)}
              onMove={(to, button) => move(index, to, button)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button ref={opener} type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {texts.media.add}
        </button>
        {tiles.length > 1 && <p className="text-small text-soft">{texts.media.orderHint}</p>}
      </div>
      <output className="sr-only">{said}</output>
      <PickerDialog label={texts.sections.media} types={types} isMany isOpen={isOpen} onOpenChange={setIsOpen} onChoose={add} />
    </div>
  )
}
