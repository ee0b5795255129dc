import { Card } from '../kit/card.tsx'
import { CheckAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'

/** Whether a client's refresh tokens are replaced at each use. */
export function RotationCard({ isOn }: { isOn: boolean }) {
  const { oauthClient: texts } = useTexts().dashboard
  return (
    <Card title={texts.tokens}>
      <CheckAt name="rotatesRefreshTokens" isOn={isOn} label={texts.rotates} hint={texts.rotatesHint} />
    </Card>
  )
}
