import { Picture, type PictureFacts } from './picture.tsx'

/** The pictures of a product: the first large, the others below it. */
export function Gallery({ pictures: [first, ...others] }: { pictures: readonly PictureFacts[] }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <Picture
        picture={first}
        ratio={4 / 5}
        sizes="(min-width: 78rem) 37rem, (min-width: 64rem) 46vw, 92vw"
        eager
        className="col-span-2 w-full rounded-card border border-line"
      />
      {others.map((picture, index) => (
        <Picture
          key={picture.url}
          picture={picture}
          ratio={1}
          sizes="(min-width: 64rem) 23vw, 46vw"
          className={`w-full rounded-card border border-line ${index === others.length - 1 && index % 2 === 0 ? 'col-span-2' : ''}`}
        />
      ))}
    </div>
  )
}
