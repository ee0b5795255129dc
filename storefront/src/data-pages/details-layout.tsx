import { Picture } from '../products/picture.tsx'
import { directionOf } from './direction.ts'
import { ItemContent } from './item-content.tsx'
import { ItemFacts } from './item-facts.tsx'
import type { ItemParts } from './item-parts.ts'

/** All fields of an item: the picture, then the content with the facts beside it. */
export function DetailsLayout({ name, parts: { cover, read, facts } }: { name: string; parts: ItemParts }) {
  return (
    <article dir={directionOf(name)} className="mt-4">
      <h1 className="max-w-4xl text-heading wrap-anywhere">
        <bdi>{name}</bdi>
      </h1>
      {cover && (
        <div className="pane mt-7">
          <Picture picture={cover} ratio={2} sizes="(min-width: 80rem) 78rem, 94vw" eager className="w-full" />
        </div>
      )}
      <div className={`mt-10 grid gap-x-20 gap-y-10 ${facts.length > 0 && read.length > 0 ? 'lg:grid-cols-[minmax(0,42rem)_20rem]' : ''}`}>
        {read.length > 0 && <ItemContent parts={read} hasLead />}
        {facts.length > 0 && (
          <ItemFacts parts={facts} className={read.length === 0 ? 'max-w-prose' : 'lg:border-s lg:border-line lg:ps-8'} />
        )}
      </div>
    </article>
  )
}
