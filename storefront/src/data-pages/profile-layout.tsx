import { Picture } from '../products/picture.tsx'
import { directionOf } from './direction.ts'
import { ItemContent } from './item-content.tsx'
import { ItemFacts } from './item-facts.tsx'
import type { ItemParts } from './item-parts.ts'
import { ItemTags } from './item-tags.tsx'

/** A person or a team: the portrait beside the name, the introduction and the facts, and the text below. */
export function ProfileLayout({ name, parts: { cover, intro, tags, read, facts } }: { name: string; parts: ItemParts }) {
  return (
    <article dir={directionOf(name)} className="mt-6 sm:mt-10">
      <div className="mx-auto grid max-w-4xl items-start gap-x-12 gap-y-7 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <div className={`pane ${cover ? 'max-sm:max-w-56' : 'max-sm:max-w-28'}`}>
          {cover ? (
            <Picture
              picture={cover}
              ratio={4 / 5}
              sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 15rem, 14rem"
              eager
              className="w-full"
            />
          ) : (
            <div
              aria-hidden="true"
              className="pane-glass grid aspect-square place-items-center bg-accent-wash text-display font-bold text-accent"
            >
              {initialOf(name)}
            </div>
          )}
        </div>
        <div className="min-w-0 space-y-7 sm:pt-3">
          <header>
            <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3.25rem)] leading-[1.06] tracking-[-0.028em] wrap-anywhere">
              <bdi>{name}</bdi>
            </h1>
            {intro && <p className="mt-4 text-lead whitespace-pre-line text-soft [unicode-bidi:plaintext] wrap-anywhere">{intro}</p>}
          </header>
          {facts.length > 0 && <ItemFacts parts={facts} isInRow className="border-t border-line pt-5" />}
          {tags.length > 0 && <ItemTags tags={tags} />}
        </div>
      </div>
      {read.length > 0 && (
        <div className="mx-auto mt-12 max-w-[42rem]">
          <ItemContent parts={read} className="long-read" />
        </div>
      )}
    </article>
  )
}

/** The first character, however many code points it has. */
const initialOf = (name: string): string => [...new Intl.Segmenter().segment(name)][0]?.segment.toUpperCase() ?? ''
