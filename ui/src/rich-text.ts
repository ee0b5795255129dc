import type { TagOf } from '@stoa/html/allow-list'
import type { HtmlElement, HtmlNode } from '@stoa/html/html-tree'
import { readHtml } from '@stoa/html/read-html'

/** A node of rich text: a text, or one of the supported elements. */
export type RichTag = TagOf<'page'>
export type RichElement = HtmlElement<RichTag>
export type RichNode = HtmlNode<RichTag>

/** Parses HTML for a page. Only loaders do, so that a page's scripts contain no parser. */
export const richText = (html: string): RichNode[] => readHtml(html, 'page')
