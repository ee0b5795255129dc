import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { rendition } from '@stoa/ui/rendition'
import { useTexts } from '../texts/texts.ts'
import type { PictureFacts } from './picture.tsx'
import type { VideoFacts } from './video.ts'

const posterWidth = 960

interface PlayerProps {
  poster: PictureFacts
  video: VideoFacts
  /** Whether it is the visible item of its row: others don't play on. */
  isShown: boolean
}

/** A video that loads when it is played, with the browser's controls. With scripts it begins with a larger button. */
export function Player({ poster, video: { width, height, sources }, isShown }: PlayerProps) {
  const { product: words } = useTexts().storefront
  const video = useRef<HTMLVideoElement>(null)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => setWaiting(video.current?.paused === true && video.current.currentTime === 0), [])
  useEffect(() => {
    if (!isShown) video.current?.pause()
  }, [isShown])
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the library has no captions. */}
      <video
        ref={video}
        controls
        playsInline
        preload="none"
        poster={rendition(poster.url, posterWidth, Math.round((posterWidth * height) / width))}
        width={width}
        height={height}
        aria-label={words.film(poster.alt)}
        onPlay={() => setWaiting(false)}
        className="aspect-4/5 w-full bg-sunken"
      >
        {sources.map(({ src, type, media }) => (
          <source key={src} src={src} type={type} media={media} />
        ))}
        <a href={sources.at(-1)!.src}>{words.openFilm}</a>
      </video>
      {isWaiting && (
        <button
          type="button"
          aria-label={words.playFilm}
          onClick={() => void video.current?.play().catch(() => setWaiting(false))}
          className="absolute inset-x-0 top-0 bottom-14 grid place-items-center"
        >
          <span className="grid size-16 place-items-center rounded-full bg-surface">
            <Play className="size-6" fill="currentColor" aria-hidden="true" />
          </span>
        </button>
      )}
    </div>
  )
}
