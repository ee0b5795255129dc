import { Tokenizer } from 'htmlparser2'
import { attributes, silent, tagOf, wrappers, type Allow, type Attribute, type Reader, type TagOf } from './allow-list.ts'
import { HtmlTree, type HtmlElement, type HtmlNode } from './html-tree.ts'

/** Elements that a slash in their start tag closes. */
const foreign: ReadonlySet<string> = new Set(['svg', 'math'])

/** Parses untrusted HTML to a tree with only allowed elements and attributes (threats X01, X04), in linear time. `onLoss` is called with what is removed:
 *  `table`, `p style`, `!` for a comment. */
export function readHtml<R extends Reader>(html: string, reader: R, onLoss: (name: string) => void = () => {}): HtmlNode<TagOf<R>>[] {
  const tree = new HtmlTree<TagOf<R>>()
  let tag: StartTag = { name: '', attributes: {}, hasAttributes: false }
  let attribute: { name: Attribute; value: string } | undefined
  /** The open element whose text is removed, and its nesting. */
  let muted: { name: string; count: number } | undefined

  const text = (value: string): void => {
    if (!muted) tree.text(value)
  }
  const comment = (): void => {
    if (!muted) onLoss('!')
  }
  const start = (isSelfClosed: boolean): void => {
    const { name } = tag
    if (muted) {
      if (name === muted.name && !isSelfClosed) muted.count += 1
    } else if (silent.has(name)) {
      onLoss(name)
      if (!isSelfClosed || !foreign.has(name)) muted = { name, count: 1 }
    } else {
      const element = elementOf(tag, reader, onLoss)
      if (element ? !tree.start(element) : tag.hasAttributes || !wrappers.has(name)) onLoss(name)
    }
  }
  const nameOf = (from: number, to: number): string => html.slice(from, to).toLowerCase()

  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (from, to) => text(html.slice(from, to)),
      ontextentity: (code) => text(String.fromCodePoint(code)),
      onopentagname: (from, to) => void (tag = { name: nameOf(from, to), attributes: {}, hasAttributes: false }),
      onattribname(from, to) {
        const name = nameOf(from, to)
        tag.hasAttributes = true
        const isKept = isAttributeOf(tag.name, name)
        attribute = isKept && tag.attributes[name] === undefined ? { name, value: '' } : undefined
        if (!muted && !isKept && tagOf(tag.name, reader)) onLoss(`${tag.name} ${name}`)
      },
      onattribdata: (from, to) => void (attribute && (attribute.value += html.slice(from, to))),
      onattribentity: (code) => void (attribute && (attribute.value += String.fromCodePoint(code))),
      onattribend: () => void (attribute && (tag.attributes[attribute.name] = attribute.value)),
      onopentagend: () => start(false),
      onselfclosingtag: () => start(true),
      onclosetag(from, to) {
        const name = nameOf(from, to)
        if (muted) {
          if (name === muted.name && --muted.count === 0) muted = undefined
        } else tree.end(tagOf(name, reader) ?? '')
      },
      oncomment: comment,
      ondeclaration: comment,
      onprocessinginstruction: comment,
      oncdata: comment,
      onend: () => {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return tree.root
}

interface StartTag {
  name: string
  attributes: Partial<Record<Attribute, string>>
  hasAttributes: boolean
}

const isAttributeOf = (tag: string, name: string): name is Attribute => Object.hasOwn(attributes[tag] ?? {}, name)

/** Undefined if the element is removed: it isn't allowed, or is a picture without a valid source. */
function elementOf<R extends Reader>({ name, attributes: values }: StartTag, reader: R, onLoss: (name: string) => void) {
  const tag = tagOf(name, reader)
  if (!tag) return undefined
  const element: HtmlElement<TagOf<R>> = { tag, children: [] }
  for (const [attribute, allow] of Object.entries(attributes[tag] ?? {}) as [Attribute, Allow][]) {
    const value = allow((values[attribute] ?? '').trim())
    if (value !== undefined) element[attribute] = value
    else if (values[attribute] !== undefined) onLoss(`${name} ${attribute}`)
  }
  return tag === 'img' && element.src === undefined ? undefined : element
}
