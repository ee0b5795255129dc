/** A text or an element. */
export type HtmlNode<Tag extends string = string> = string | HtmlElement<Tag>

export interface HtmlElement<Tag extends string = string> {
  tag: Tag
  href?: string
  src?: string
  alt?: string
  children: HtmlNode<Tag>[]
}

/** Maximum depth. Deeper elements only keep their text, so that hostile nesting costs no more than other text. */
export const depthMax = 64

/** Maximum length of the tags with which formatting continues after the end of a block. A link with a long target, cut off by each of many paragraphs, would
 *  otherwise be written as often. */
const continuedMax = 10_000

const inlineVoid: ReadonlySet<string> = new Set(['br', 'img'])
export const voidTags: ReadonlySet<string> = new Set([...inlineVoid, 'hr'])
const lists: ReadonlySet<string> = new Set(['ul', 'ol'])
const formatting: ReadonlySet<string> = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'code', 'a'])

/** Builds a tree from start tags, texts and end tags in any order, nested as browsers do: otherwise they would build another page than was sent. */
export class HtmlTree<Tag extends string> {
  readonly root: HtmlNode<Tag>[] = []
  readonly #open: HtmlElement<Tag>[] = []
  /** Formatting elements that the end of a block has closed: they continue with the next text. */
  #cut: HtmlElement<Tag>[] = []
  /** The length of the tags that have continued. */
  #continued = 0

  /** Returns whether the element could be opened. */
  start(element: HtmlElement<Tag>): boolean {
    const { tag } = element
    if (formatting.has(tag)) this.#cut = this.#cut.filter((one) => one.tag !== tag)
    if (formatting.has(tag) || inlineVoid.has(tag)) this.#resume()
    else this.#endInList('p')
    if (tag === 'li' || tag === 'a') this.#endInList(tag)
    const isNested = tag === 'a' && this.#open.some((one) => one.tag === 'a')
    return !isNested && this.#add(element)
  }

  text(text: string): void {
    if (/\S/.test(text)) this.#resume()
    const siblings = this.#siblings
    if (typeof siblings.at(-1) === 'string') siblings[siblings.length - 1] += text
    else siblings.push(text)
  }

  end(tag: string): void {
    const left = this.#cut.filter((one) => one.tag !== tag)
    if (left.length < this.#cut.length) this.#cut = left
    else this.#close(this.#open.findLastIndex((one) => one.tag === tag))
  }

  get #siblings(): HtmlNode<Tag>[] {
    return this.#open.at(-1)?.children ?? this.root
  }

  #add(element: HtmlElement<Tag>): boolean {
    const isVoid = voidTags.has(element.tag)
    if (!isVoid && this.#open.length >= depthMax) return false
    this.#siblings.push(element)
    if (!isVoid) this.#open.push(element)
    return true
  }

  #resume(): void {
    for (const element of this.#cut.splice(0)) {
      this.#continued += 2 * element.tag.length + (element.href?.length ?? 0) + '<></>'.length
      if (this.#continued <= continuedMax) this.#add({ ...element, children: [] })
    }
  }

  #endInList(tag: string): void {
    const at = this.#open.findLastIndex((one) => one.tag === tag || lists.has(one.tag))
    if (this.#open[at]?.tag === tag) this.#close(at)
  }

  #close(at: number): void {
    if (at < 0) return
    const within = this.#open.splice(at).slice(1)
    this.#cut.push(...within.filter(({ tag }) => formatting.has(tag) && !this.#cut.some((one) => one.tag === tag)))
  }
}
