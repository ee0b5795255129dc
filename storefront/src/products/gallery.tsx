import { ChevronLeft, ChevronRight, Play, ZoomIn } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { rendition } from '@stoa/ui/rendition'
import { useTexts } from '../texts/texts.ts'
import { Picture, type PictureFacts } from './picture.tsx'
import { Player } from './player.tsx'
import { StepButton } from './step-button.tsx'

const large = 1600
const ratio = 4 / 5
const largeOf = ({ url }: PictureFacts): string => rendition(url, large, large / ratio)

/** Loaded when a picture is first enlarged. */
const loadZoom = () => import('./zoom.tsx')
const Zoom = lazy(async () => ({ default: (await loadZoom()).Zoom }))

/** A product's pictures and videos in a swipeable row, with thumbnails below. All work without scripts. */
export function Gallery({ pictures }: { pictures: readonly PictureFacts[] }) {
  const { product: words } = useTexts().storefront
  const { row, shown, show } = useRow(pictures)
  const [zoomed, zoom] = useState<number>()
  const [hasOpened, setOpened] = useState(false)
  const enlargeable = pictures.filter(({ video }) => !video)
  const open = async (picture: PictureFacts): Promise<void> => {
    try {
      await loadZoom()
    } catch {
      // Without it the picture opens as it does without scripts.
      location.assign(largeOf(picture))
      return
    }
    setOpened(true)
    zoom(enlargeable.indexOf(picture))
  }
  return (
    <section
      aria-label={words.pictures}
      className={`min-w-0 self-start lg:sticky lg:top-32 ${pictures.length === 0 ? 'hidden lg:block' : ''}`}
    >
      <div className="pane">
        <ul ref={row} className="picture-row" tabIndex={-1}>
          {pictures.map((picture, index) => (
            <li key={picture.url} id={`picture-${index + 1}`}>
              {picture.video ? (
                <Player poster={picture} video={picture.video} isShown={index === shown} />
              ) : (
                <Pane picture={picture} eager={index === 0} onOpen={() => void open(picture)} />
              )}
            </li>
          ))}
          {pictures.length === 0 && (
            <li>
              <Picture picture={undefined} ratio={ratio} sizes="" />
            </li>
          )}
        </ul>
        {pictures.length > 1 && !pictures[shown]?.video && (
          <p aria-hidden="true" className="badge absolute end-3 bottom-5 tabular-nums lg:hidden">
            {shown + 1} / {pictures.length}
          </p>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={show} />}
      {hasOpened && (
        <Suspense>
          <Zoom pictures={enlargeable} shown={zoomed} onShow={zoom} />
        </Suspense>
      )}
    </section>
  )
}

/** A picture that opens full screen. Without scripts it links to its large version. */
function Pane({ picture, eager, onOpen }: { picture: PictureFacts; eager: boolean; onOpen(): void }) {
  const { product: words } = useTexts().storefront
  const open = (event: MouseEvent): void => {
    event.preventDefault()
    onOpen()
  }
  return (
    <a href={largeOf(picture)} onClick={open} className="group/zoom relative block">
      <Picture
        picture={picture}
        ratio={ratio}
        sizes="(min-width: 80rem) 37rem, (min-width: 64rem) 46vw, 92vw"
        eager={eager}
        className="w-full"
      />
      <span className="icon-button absolute end-3 top-3 bg-surface/85 group-hover/zoom:bg-surface">
        <ZoomIn className="size-5" aria-hidden="true" />
        <span className="sr-only">{words.zoom}</span>
      </span>
    </a>
  )
}

/** Which picture of the row is visible, and how to scroll to another. The selected choice's pictures come first, so selecting one scrolls back. */
function useRow(pictures: readonly PictureFacts[]) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const first = pictures[0]?.url
  useEffect(() => void row.current?.scrollTo({ left: 0 }), [first])
  useEffect(() => {
    const list = row.current
    if (!list) return
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setShown([...list.children].indexOf(seen.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const item of list.children) watch.observe(item)
    return () => watch.disconnect()
  }, [pictures.length])
  const show = (index: number): void => {
    const item = row.current?.children[index]
    if (item instanceof HTMLElement) row.current?.scrollTo({ left: item.offsetLeft, behavior: 'smooth' })
  }
  return { row, shown: Math.min(shown, pictures.length - 1), show }
}

interface ThumbnailsProps {
  pictures: readonly PictureFacts[]
  shown: number
  onShow(index: number): void
}

function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  const { product: words } = useTexts().storefront
  const go = (event: MouseEvent, index: number): void => {
    event.preventDefault()
    onShow(index)
  }
  return (
    <div className="mt-4 hidden items-center gap-2 sm:flex">
      <StepButton text={words.previousPicture} disabled={shown === 0} onStep={() => onShow(shown - 1)}>
        <ChevronLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
      </StepButton>
      <ul className="flex min-w-0 grow flex-wrap justify-center gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <a
              href={`#picture-${index + 1}`}
              onClick={(event) => go(event, index)}
              aria-label={picture.video ? words.filmAt(index + 1, pictures.length) : words.picture(index + 1, pictures.length)}
              aria-current={index === shown ? 'true' : undefined}
              className="relative block w-16 border-b-4 border-transparent pb-1 aria-[current=true]:border-accent"
            >
              <Picture picture={{ ...picture, alt: '' }} sizes="4rem" className="w-full rounded-sm" />
              {picture.video && (
                <span className="absolute inset-x-0 top-0 grid aspect-square place-items-center" aria-hidden="true">
                  <span className="grid size-6 place-items-center rounded-full bg-surface">
                    <Play className="size-4" fill="currentColor" />
                  </span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <StepButton text={words.nextPicture} disabled={shown === pictures.length - 1} onStep={() => onShow(shown + 1)}>
        <ChevronRight className="size-5 rtl:rotate-180" aria-hidden="true" />
      </StepButton>
    </div>
  )
}
