import type { EmailPicture } from '../kernel/context.ts'
import { note, type Block } from './blocks.ts'
import { layout, type MailContent } from './layout.ts'
import { mailTexts } from './mail-texts.ts'
import type { Mail } from './mail.ts'

/** The email with which an owner checks that emails arrive. It isn't in the outbox. */
export function testMail(
  { recipient, shop: { name, language } }: Pick<MailContent, 'recipient' | 'shop'>,
  logo?: EmailPicture,
): Omit<Mail, 'template'> {
  const { subject, heading, intro, spam } = mailTexts(language).testMail(name)
  const blocks: Block[] = [{ kind: 'paragraph', text: intro }, note(spam)]
  return layout({ recipient, shop: { name, language }, subject, heading, blocks }, logo)
}
