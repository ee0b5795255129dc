import { useTexts } from '../texts/texts.ts'
import type { loadVideo } from './load-video.server.ts'

type Video = NonNullable<Awaited<ReturnType<typeof loadVideo>>>

/** A video as it plays, and what was made of it for slower connections. */
export function VideoPreview({ sources, poster, isPending, resolutions, streamSize, name }: Video & { name: string }) {
  const { mediaVideo: texts } = useTexts().dashboard
  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the library has no captions. */}
      <video
        key={sources[0]?.src.split('?')[0]}
        controls
        playsInline
        preload={poster === undefined ? 'metadata' : 'none'}
        poster={poster}
        aria-label={name}
        className="aspect-video max-h-[60dvh] w-full rounded-control bg-sunken object-contain"
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {isPending && (
        <output className="text-small text-soft" aria-live="polite">
          {texts.pending}
        </output>
      )}
      {resolutions.length > 0 && (
        <section aria-label={texts.resolutions}>
          <h3 className="text-small font-medium">{texts.resolutions}</h3>
          <ul className="mt-1 divide-y divide-line text-small">
            {resolutions.map(({ name: lines, width, height, size }) => (
              <li key={lines} className="flex flex-wrap gap-x-3 py-1.5">
                <span className="w-16 font-medium tabular-nums">{lines}</span>
                <span className="text-soft tabular-nums">{texts.size(width, height)}</span>
                <span className="ms-auto tabular-nums">{size}</span>
              </li>
            ))}
            {streamSize && (
              <li className="flex flex-wrap gap-x-3 py-1.5">
                <span className="font-medium">{texts.streams}</span>
                <span className="ms-auto tabular-nums">{streamSize}</span>
              </li>
            )}
          </ul>
        </section>
      )}
    </div>
  )
}
