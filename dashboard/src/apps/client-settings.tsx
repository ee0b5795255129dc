import { mediaUrlForms } from '@stoa/contract/oauth-clients/media-urls'
import { Card } from '../kit/card.tsx'
import { CheckAt, ChoiceAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'
import type { RegistrationDraft } from './registration.ts'

/** What only clients have: whether their refresh tokens are replaced at each use, and the form of picture URLs. */
export function ClientSettings({ draft }: { draft: RegistrationDraft }) {
  const { oauthClient: texts } = useTexts().dashboard
  return (
    <>
      <Card title={texts.tokens}>
        <CheckAt name="rotatesRefreshTokens" isOn={draft.rotatesRefreshTokens === 'on'} label={texts.rotates} hint={texts.rotatesHint} />
      </Card>
      <Card title={texts.pictures}>
        <ChoiceAt
          name="mediaUrls"
          value={draft.mediaUrls}
          label={texts.mediaUrls}
          hint={texts.mediaUrlsHint}
          choices={mediaUrlForms.map((value) => ({ value, text: texts.mediaUrlForms[value] }))}
        />
      </Card>
    </>
  )
}
