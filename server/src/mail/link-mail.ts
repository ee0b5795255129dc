import type { ShopSettings } from '../kernel/shop-settings.ts'
import { note, type Block } from './blocks.ts'
import { layout } from './layout.ts'
import type { Mail } from './mail.ts'

export interface LinkMail {
  recipient: string
  shop: Pick<ShopSettings, 'name' | 'email' | 'language'>
  link: string
}

interface LinkTexts {
  subject: string
  heading: string
  intro: string
  button: string
  notes: readonly string[]
}

/** An email with a single action: to open its link. */
export function linkMail(template: Mail['template'], { recipient, shop, link }: LinkMail, texts: LinkTexts): Mail {
  const { subject, heading, intro, button, notes } = texts
  const blocks: Block[] = [{ kind: 'paragraph', text: intro }, { kind: 'button', label: button, link }, ...notes.map(note)]
  return { template, ...layout({ recipient, shop, subject, heading, blocks }) }
}
