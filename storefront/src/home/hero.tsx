import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Picture, type PictureFacts } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'

/** The shop's picture and introduction. */
export function Hero({ tagline, about, picture }: { tagline: string; about: string; picture: PictureFacts | undefined }) {
  const { home } = useTexts().storefront
  return (
    <section className="shell grid items-center gap-8 pt-6 sm:pt-10 lg:grid-cols-[1fr_1.3fr] lg:gap-16">
      <div className="max-w-prose">
        <h1 className="text-display">{tagline}</h1>
        <p className="mt-6 text-lead text-soft">{about}</p>
        <p className="mt-8">
          <Link to={paths.collections} className="button button-primary px-7 py-3 text-lead">
            {home.browse}
          </Link>
        </p>
      </div>
      <div className="pane max-lg:order-first">
        <Picture picture={picture} ratio={4 / 3} sizes="(min-width: 80rem) 42rem, (min-width: 64rem) 54vw, 92vw" eager className="w-full" />
      </div>
    </section>
  )
}
