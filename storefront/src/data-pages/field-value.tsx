import { Link } from 'react-router'
import { RichText } from '@stoa/ui/components/rich-text'
import { Picture } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'
import type { FieldView, NamedLink } from './field-view.ts'
import type { ItemPicture } from './pictures.ts'

/** A value of an item, by the type of its field. `isTop`: there is no heading above it except the page's. */
export function FieldValue({ view, isTop = false }: { view: FieldView; isTop?: boolean }) {
  const { dataPages: texts } = useTexts().storefront
  switch (view.kind) {
    case 'text':
      return <p className="whitespace-pre-line wrap-anywhere">{view.text}</p>
    case 'lines':
      return <p className="whitespace-pre-line wrap-anywhere">{view.lines.join('\n')}</p>
    case 'rich':
      return <RichText nodes={view.nodes} isTop={isTop} />
    case 'yesNo':
      return <p>{view.isYes ? texts.yes : texts.no}</p>
    case 'date':
      return (
        <p>
          <time dateTime={view.instant}>{view.text}</time>
        </p>
      )
    case 'link':
      return <WrittenLink href={view.href} text={view.text} />
    case 'pictures':
      return <Pictures pictures={view.pictures} />
    case 'list':
      return <Labels texts={view.texts} />
    case 'facts':
      return <Facts facts={view.facts} />
    case 'references':
      return <References links={view.links} />
  }
}

/** A link written by a user: nobody vouches for its target. */
function WrittenLink({ href, text }: { href: string; text: string }) {
  const words = <span className="wrap-anywhere">{text}</span>
  return (
    <p>
      {href.startsWith('/') ? (
        <Link to={href} className="link">
          {words}
        </Link>
      ) : (
        <a href={href} rel="nofollow noopener" className="link">
          {words}
        </a>
      )}
    </p>
  )
}

function Labels({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {texts.map((text, index) => (
        <li key={index} className="rounded-full bg-sunken px-3 py-0.5 wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3">
      {facts.map(({ name, text }, index) => (
        <div key={index} className="contents">
          <dt className="text-soft wrap-anywhere">{name}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function References({ links }: { links: readonly NamedLink[] }) {
  return (
    <ul>
      {links.map(({ name, path }, index) => (
        <li key={index} className="py-0.5 wrap-anywhere">
          {path === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={path} className="link">
              <bdi>{name}</bdi>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Pictures({ pictures }: { pictures: readonly ItemPicture[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {pictures.map((picture, index) => (
        <li key={index} className="pane">
          <Picture picture={picture} sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 46vw" className="w-full" />
        </li>
      ))}
    </ul>
  )
}
