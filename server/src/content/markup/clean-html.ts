import { readHtml } from '@stoa/html/read-html'
import { writeHtml } from '@stoa/html/write-html'

/** What browsers don't read as text; at the end also the beginning of it. */
const markup = /<(?:[a-z/!?]|$)/i

/** HTML as it is stored: only elements and attributes that pages or the editor show, and links and pictures without scripts (threat X04, decision 0140). Text
 *  without markup stays as it is. Entities and end tags can make the result up to six times as long, so callers check the length of both. */
export const cleanHtml = (html: string): string => (markup.test(html) ? writeHtml(readHtml(html, 'stored')) : html)
