import { Outlet } from 'react-router'
import { textsWith } from '../texts/texts-with.ts'
import { webhookPages } from '../texts/webhook-pages.ts'
import { WithTexts } from '../texts/with-texts.tsx'

const textsOf = textsWith(webhookPages)

/** Loads the texts of the pages of one webhook, which other pages don't need. */
export default function WebhookPagesTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
