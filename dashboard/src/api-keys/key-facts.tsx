import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import type { KeyView } from './key-view.ts'

export function KeyFacts({ apiKey }: { apiKey: KeyView }) {
  const { apiKeys, apiKey: words } = useTexts().dashboard
  const { hint, created, lastUsed, expires, revoked, previousSecretUntil } = apiKey
  const facts = [
    ...(hint ? [{ name: words.hint, value: <span className="font-mono">{hint}</span> }] : []),
    { name: words.lastUsed, value: lastUsed ? <Time {...lastUsed} /> : apiKeys.neverUsed },
    { name: words.created, value: <Time {...created} /> },
    { name: words.expires, value: expires ? <Time {...expires} /> : apiKeys.never },
    ...(previousSecretUntil ? [{ name: words.previous, value: <Time {...previousSecretUntil} /> }] : []),
    ...(revoked ? [{ name: words.revoked, value: <Time {...revoked} /> }] : []),
  ]
  return (
    <Card title={words.facts}>
      <Facts facts={facts} />
    </Card>
  )
}
