import { Extension, type Extensions } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { safeHref } from '@stoa/html/allow-list'
import { pictureOf } from '../../data/item/media/media.ts'

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'codeBlock', 'horizontalRule', 'image']

/** Carries wire data of a node that the editor doesn't display; a new paragraph doesn't inherit it. */
const KeepAttributes = Extension.create({
  name: 'kept',
  addGlobalAttributes: () => [
    { types: [...blocks, 'link'], attributes: { kept: { default: null, rendered: false, keepOnSplit: false, parseHTML: () => null } } },
  ],
})

/** A picture is displayed if this site hosts it, otherwise a placeholder names it. Nothing is loaded from elsewhere. */
const picture = (origin: string) =>
  Image.extend({
    addNodeView:
      () =>
      ({ node }) => {
        const { src, alt } = node.attrs as { src: string; alt: string | null }
        const address = pictureOf(src, origin)
        const dom = document.createElement('figure')
        dom.className = 'rich-picture'
        if (address === undefined) dom.append(alt || src)
        else dom.append(Object.assign(document.createElement('img'), { src: address, alt: alt ?? '' }))
        return { dom }
      },
  })

/** The editor's extensions: only what `to-markup.ts` and `content.ts` can convert. */
export const extensions = (origin: string, isContent: boolean): Extensions => [
  StarterKit.configure({
    trailingNode: false,
    ...(isContent && { code: false }),
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (uri) => safeHref(uri) !== undefined,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  picture(origin),
  KeepAttributes,
]
