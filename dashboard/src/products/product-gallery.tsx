import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { ProductView } from './product-view.ts'
import { squareOf } from './thumbnail.tsx'

/** The pictures of a product, in the shop's order. Each opens at full size in a new tab. */
export function ProductGallery({ product: { pictures } }: { product: ProductView }) {
  const { productPage: page } = useTexts().dashboard
  return (
    <Card title={page.pictures}>
      {pictures.length === 0 && <p className="text-soft">{page.noPictures}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="block">
              <img
                src={squareOf(url, 320)}
                width={320}
                height={320}
                alt={alt || page.picture(index + 1, pictures.length)}
                decoding="async"
                className="aspect-square w-full rounded-control border border-line bg-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
