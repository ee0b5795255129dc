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
  className: string
}

/** A video that loads when it is played, with the browser's controls. With scripts it begins with a larger button. */
export function Player({ poster, video: { width, height, sources }, isShown, className }: PlayerProps) {
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
        className={`bg-sunken object-contain ${className}`}
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
          className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-surface/90 text-ink shadow-lg transition-transform hover:scale-105 motion-reduce:transition-none"
        >
          <Play className="ms-1 size-8 fill-current" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
