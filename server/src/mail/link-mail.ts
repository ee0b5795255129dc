import { note, type Block } from './blocks.ts'
import type { MailDraft, MailShop } from './layout.ts'

export interface LinkMail {
  recipient: string
  shop: MailShop
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
export function linkMail(template: MailDraft['template'], { recipient, shop, link }: LinkMail, texts: LinkTexts): MailDraft {
  const { subject, heading, intro, button, notes } = texts
  const blocks: Block[] = [{ kind: 'paragraph', text: intro }, { kind: 'button', label: button, link }, ...notes.map(note)]
  return { template, recipient, shop, subject, heading, blocks }
}
