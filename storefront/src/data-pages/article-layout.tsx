import { Fragment } from 'react'
import { Link } from 'react-router'
import { Picture } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'
import { directionOf } from './direction.ts'
import type { FieldView, NamedLink } from './field-view.ts'
import type { ItemCard } from './item-card.ts'
import { ItemContent } from './item-content.tsx'
import { ItemFacts } from './item-facts.tsx'
import type { ItemParts } from './item-parts.ts'
import { ItemTags } from './item-tags.tsx'

interface ArticleLayoutProps {
  name: string
  date: ItemCard['date']
  parts: ItemParts
}

/** More portraits would not fit beside the names. */
const portraitsMax = 3
/** The width of the text, which title and tags share. */
const column = 'mx-auto max-w-[42rem]'

/** A text to read: title, introduction, author and date, a large picture, the text in one column, and everything else below it. */
export function ArticleLayout({ name, date, parts: { cover, intro, byline, tags, read, facts } }: ArticleLayoutProps) {
  return (
    <article dir={directionOf(name)} className="mt-6 sm:mt-12">
      <header className={column}>
        <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3.25rem)] leading-[1.06] tracking-[-0.028em] wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        {intro && <p className="mt-5 text-lead whitespace-pre-line text-soft [unicode-bidi:plaintext] wrap-anywhere">{intro}</p>}
        <Byline byline={byline} date={date} />
      </header>
      {cover && (
        <div className="pane mx-auto mt-8 max-w-5xl sm:mt-10">
          <Picture picture={cover} ratio={16 / 9} sizes="(min-width: 66rem) 64rem, 94vw" eager className="w-full" />
        </div>
      )}
      {read.length > 0 && (
        <div className={`${column} mt-10 sm:mt-12`}>
          <ItemContent parts={read} className="long-read" />
        </div>
      )}
      {(tags.length > 0 || facts.length > 0) && (
        <footer className={`${column} mt-12 space-y-6 border-t border-line pt-6`}>
          {tags.length > 0 && <ItemTags tags={tags} />}
          {facts.length > 0 && <ItemFacts parts={facts} isInRow className="text-small" />}
        </footer>
      )}
    </article>
  )
}

function Byline({ byline, date }: { byline: FieldView | undefined; date: ItemCard['date'] }) {
  const { dataPages: texts } = useTexts().storefront
  if (!byline && !date) return null
  const authors: readonly NamedLink[] =
    byline?.kind === 'references' ? byline.links : byline?.kind === 'text' ? [{ name: byline.text }] : []
  const portraits = authors.flatMap(({ picture }) => picture ?? []).slice(0, portraitsMax)
  return (
    <div className="mt-7 flex items-center gap-3.5">
      {portraits.length > 0 && (
        <div className="flex shrink-0 -space-x-3 rtl:space-x-reverse">
          {portraits.map((picture, index) => (
            <Picture
              key={index}
              picture={{ ...picture, alt: '' }}
              sizes="3rem"
              eager
              className="size-12 rounded-full border-2 border-paper"
            />
          ))}
        </div>
      )}
      <div className="min-w-0">
        {authors.length > 0 && (
          <p className="font-semibold wrap-anywhere">
            <span className="sr-only">{texts.by} </span>
            {authors.map((author, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                <Author author={author} />
              </Fragment>
            ))}
          </p>
        )}
        {date && (
          <p className="text-small text-soft">
            <bdi>
              <time dateTime={date.instant}>{date.text}</time>
            </bdi>
          </p>
        )}
      </div>
    </div>
  )
}

function Author({ author: { name, path } }: { author: NamedLink }) {
  if (path === undefined) return <bdi>{name}</bdi>
  return (
    <Link to={path} className="underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent">
      <bdi>{name}</bdi>
    </Link>
  )
}
