import { Picture, type PictureFacts } from './picture.tsx'

/** The pictures of a product: the first large, the others below it, small where the screen is. */
export function Gallery({ pictures: [first, ...others] }: { pictures: readonly PictureFacts[] }) {
  const isOdd = others.length % 2 === 1
  return (
    <div className="grid grid-cols-6 gap-2 self-start sm:gap-4">
      <Picture
        picture={first}
        ratio={4 / 5}
        sizes="(min-width: 78rem) 37rem, (min-width: 64rem) 46vw, 92vw"
        eager
        className="col-span-6 w-full rounded-card border border-line"
      />
      {others.map((picture, index) => (
        <Picture
          key={picture.url}
          picture={picture}
          ratio={1}
          sizes="(min-width: 64rem) 23vw, 30vw"
          className={`col-span-2 w-full rounded-card border border-line ${isOdd && index === others.length - 1 ? 'lg:col-span-6' : 'lg:col-span-3'}`}
        />
      ))}
    </div>
  )
}
