import type { TagOf } from './html/allow-list.ts'
import type { HtmlElement, HtmlNode } from './html/html-tree.ts'
import { readHtml } from './html/read-html.ts'

/** A piece of rich text: a text, or an element of the few kinds that rich text has. */
export type RichTag = TagOf<'page'>
export type RichElement = HtmlElement<RichTag>
export type RichNode = HtmlNode<RichTag>

/** Reads HTML for a page. Loaders do: a page's scripts bring no reader. */
export const richText = (html: string): RichNode[] => readHtml(html, 'page')
