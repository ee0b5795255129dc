import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import type { KeyView } from './key-view.ts'

export function KeyFacts({ apiKey }: { apiKey: KeyView }) {
  const { apiKeys, apiKey: texts } = useTexts().dashboard
  const { hint, created, lastUsed, expires, revoked, previousSecretUntil } = apiKey
  const facts = [
    ...(hint ? [{ name: texts.hint, value: <span className="font-mono">{hint}</span> }] : []),
    { name: texts.lastUsed, value: lastUsed ? <Time {...lastUsed} /> : apiKeys.neverUsed },
    { name: texts.created, value: <Time {...created} /> },
    { name: texts.expires, value: expires ? <Time {...expires} /> : apiKeys.never },
    ...(previousSecretUntil ? [{ name: texts.previous, value: <Time {...previousSecretUntil} /> }] : []),
    ...(revoked ? [{ name: texts.revoked, value: <Time {...revoked} /> }] : []),
  ]
  return (
    <Card title={texts.facts}>
      <Facts facts={facts} />
    </Card>
  )
}
