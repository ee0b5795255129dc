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
  const isOpen = shown !== undefined
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  useArrows(isOpen, (step) => onShow(((shown ?? 0) + step + pictures.length) % pictures.length))
  const picture = shown === undefined ? undefined : pictures[shown]
  return (
    <dialog ref={dialog} className="zoom" aria-label={words.zoom} onClose={() => onShow(undefined)}>
      {picture && shown !== undefined && (
        <>
          <Enlarged key={picture.url} picture={picture} onClose={() => onShow(undefined)} />
          {pictures.length > 1 && <Turning shown={shown} count={pictures.length} onShow={onShow} />}
        </>
      )}
    </dialog>
  )
}

function useArrows(isOpen: boolean, onStep: (step: number) => void): void {
  useEffect(() => {
    if (!isOpen) return
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowRight') onStep(1)
      if (key === 'ArrowLeft') onStep(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

function Enlarged({ picture, onClose }: { picture: PictureFacts; onClose(): void }) {
  const { product: words } = useTexts().storefront
  const [isLarge, enlarge] = useState(false)
  const width = isLarge ? widths.large : widths.whole
  const text = isLarge ? words.zoomOut : words.zoomIn
  // A double press by touch or mouse; a single one by keyboard.
  const press = ({ detail }: MouseEvent): void => {
    if (detail === 0) enlarge(!isLarge)
  }
  return (
    <>
      <button type="button" className="zoom-room" aria-label={text} onClick={press} onDoubleClick={() => enlarge(!isLarge)}>
        <img src={rendition(picture.url, width, width / ratio)} alt={picture.alt} className={isLarge ? 'is-large' : ''} />
      </button>
      <div className="absolute end-2 top-2 flex gap-1">
        <ZoomButton text={text} onPress={() => enlarge(!isLarge)} Icon={isLarge ? ZoomOut : ZoomIn} />
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
