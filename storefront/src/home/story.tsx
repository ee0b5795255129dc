import { MapPin } from 'lucide-react'
import { useTexts } from '../texts/texts.ts'

interface StoryProps {
  name: string
  about: string
  places: readonly { id: string; name: string; instructions: string }[]
}

/** The shop's own description, with its address. */
export function Story({ name, about, places }: StoryProps) {
  const { home } = useTexts().storefront
  return (
    <section
      aria-labelledby="story"
      className="mt-24 -mb-20 bg-accent text-on-accent forced-colors:border-y forced-colors:text-[CanvasText]"
    >
      <div className="shell grid gap-10 py-16 lg:grid-cols-[3fr_2fr] lg:gap-20 lg:py-24">
        <div>
          <h2 id="story" className="text-small font-semibold tracking-wide">
            {home.story(name)}
          </h2>
          <p className="mt-4 max-w-[34ch] text-[clamp(1.375rem,1rem+1.6vw,2.125rem)] leading-snug font-semibold tracking-tight">{about}</p>
        </div>
        {places.length > 0 && (
          <div>
            <h3 className="text-small font-semibold tracking-wide">{home.visit}</h3>
            <ul className="mt-4 space-y-5">
              {places.map((place) => (
                <li key={place.id} className="flex gap-3">
                  <MapPin className="mt-1 size-5 shrink-0" aria-hidden="true" />
                  <div>
                    <p className="font-semibold">{place.name}</p>
                    <p>{place.instructions}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
