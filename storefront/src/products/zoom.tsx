import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { rendition } from '@stoa/ui/rendition'
import { useTexts } from '../texts/texts.ts'
import type { PictureFacts } from './picture.tsx'

const widths = { whole: 1280, large: 2400 }
const ratio = 4 / 5

interface ZoomProps {
  pictures: readonly PictureFacts[]
  /** The picture that is open; undefined if none is. */
  shown: number | undefined
  onShow(index: number | undefined): void
}

/** A full-screen picture: arrows move to the next, a double click or pinch zooms, Escape closes. */
export function Zoom({ pictures, shown, onShow }: ZoomProps) {
  const { product: words } = useTexts().storefront
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLarge, setLarge] = useState(false)
  const isOpen = shown !== undefined
  const show = (index: number | undefined): void => {
    setLarge(false)
    onShow(index)
  }
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  useArrows(isOpen, (step) => show(((shown ?? 0) + step + pictures.length) % pictures.length))
  const picture = shown === undefined ? undefined : pictures[shown]
  return (
    <dialog ref={dialog} className="zoom" aria-label={words.zoom} onClose={() => show(undefined)}>
      {picture && shown !== undefined && (
        <>
          <Enlarged picture={picture} isLarge={isLarge} onEnlarge={setLarge} onClose={() => show(undefined)} />
          {pictures.length > 1 && <Turning shown={shown} count={pictures.length} onShow={show} />}
        </>
      )}
    </dialog>
  )
}

function useArrows(isOpen: boolean, onStep: (step: number) => void): void {
  useEffect(() => {
    if (!isOpen) return
    const press = ({ key }: KeyboardEvent): void => {
      const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      if (key === 'ArrowRight' || key === 'ArrowLeft') onStep(key === forward ? 1 : -1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

interface EnlargedProps {
  picture: PictureFacts
  isLarge: boolean
  onEnlarge(isLarge: boolean): void
  onClose(): void
}

/** Its buttons stay from picture to picture, and so does the focus. */
function Enlarged({ picture, isLarge, onEnlarge, onClose }: EnlargedProps) {
  const { product: words } = useTexts().storefront
  const width = isLarge ? widths.large : widths.whole
  const text = isLarge ? words.zoomOut : words.zoomIn
  // A double press by touch or mouse; a single one by keyboard.
  const press = ({ detail }: MouseEvent): void => {
    if (detail === 0) onEnlarge(!isLarge)
  }
  return (
    <>
      <button type="button" className="zoom-room" aria-label={text} onClick={press} onDoubleClick={() => onEnlarge(!isLarge)}>
        <img key={picture.url} src={rendition(picture.url, width, width / ratio)} alt={picture.alt} className={isLarge ? 'is-large' : ''} />
      </button>
      <div className="absolute end-2 top-2 flex gap-1">
        <ZoomButton text={text} onPress={() => onEnlarge(!isLarge)} Icon={isLarge ? ZoomOut : ZoomIn} />
        <ZoomButton text={words.closeZoom} onPress={onClose} Icon={X} />
      </div>
    </>
  )
}

function Turning({ shown, count, onShow }: { shown: number; count: number; onShow(index: number): void }) {
  const { product: words } = useTexts().storefront
  return (
    <div className="absolute inset-x-0 bottom-2 flex items-center justify-center gap-3">
      <ZoomButton text={words.previousPicture} onPress={() => onShow((shown + count - 1) % count)} Icon={ChevronLeft} />
      <output className="badge tabular-nums">
        <span className="sr-only">{words.picture(shown + 1, count)}</span>
        <span aria-hidden="true">
          {shown + 1} / {count}
        </span>
      </output>
      <ZoomButton text={words.nextPicture} onPress={() => onShow((shown + 1) % count)} Icon={ChevronRight} />
    </div>
  )
}

function ZoomButton({ text, onPress, Icon }: { text: string; onPress(): void; Icon: typeof X }) {
  return (
    <button type="button" className="icon-button bg-surface/85 hover:bg-surface" aria-label={text} onClick={onPress}>
      <Icon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </button>
  )
}
