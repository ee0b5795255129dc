import type { NodeType } from './rich-node.ts'

export interface Fields {
  /** Fields whose value is stored. */
  stored?: readonly string[]
  /** Fields that only change how something looks: HTML that is stored has no styles, sizes and effects (decision 0140). */
  looks?: readonly string[]
  /** Fields that are accepted with the value that changes nothing. */
  defaults?: Readonly<Record<string, unknown>>
}

/** The fields of an object in rich text. All others would be lost, so they are refused. */
export const fieldsOf = {
  PARAGRAPH: { looks: ['textStyle', 'indentation', 'level', 'animation'] },
  HEADING: { stored: ['level'], looks: ['textStyle', 'indentation', 'animation'] },
  CODE_BLOCK: { looks: ['textStyle', 'animation'] },
  BULLETED_LIST: { looks: ['indentation', 'offset', 'animation'] },
  ORDERED_LIST: { looks: ['indentation', 'offset', 'animation'], defaults: { start: 1 } },
  LIST_ITEM: { looks: ['animation'], defaults: { checked: false } },
  BLOCKQUOTE: { looks: ['indentation', 'animation'] },
  DIVIDER: { looks: ['containerData', 'lineStyle', 'width', 'alignment', 'styles', 'animation'] },
  IMAGE: {
    stored: ['image', 'link', 'altText'],
    looks: ['containerData', 'disableExpand', 'disableDownload', 'decorative', 'styles', 'animation'],
    defaults: { caption: '' },
  },
  TEXT: { stored: ['text', 'decorations'] },
  media: { stored: ['src'], looks: ['width', 'height'] },
  source: { stored: ['id', 'url'], defaults: { private: false } },
  // Where a link opens and what it reveals is decided by the page that shows it.
  link: { stored: ['url'], looks: ['target', 'rel', 'customData'], defaults: { anchor: '' } },
  linkData: { stored: ['link'] },
} as const satisfies Readonly<Record<NodeType | 'media' | 'source' | 'link' | 'linkData', Fields>>

/** Fields of every node. IDs are given anew by position. */
export const fieldsOfNode = (data: string): Fields => ({ stored: ['type', 'nodes', data], looks: ['id', 'style'] })

export const fieldsOfDecoration = (data: string): Fields => ({ stored: ['type', data] })
