import { Card } from '../kit/card.tsx'
import { CheckAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'

/** How members' refresh tokens of a client live. */
export function RotationCard({ isOn }: { isOn: boolean }) {
  const { oauthClient: texts } = useTexts().dashboard
  return (
    <Card title={texts.tokens}>
      <CheckAt name="rotatesRefreshTokens" isOn={isOn} label={texts.rotates} hint={texts.rotatesHint} />
    </Card>
  )
}
