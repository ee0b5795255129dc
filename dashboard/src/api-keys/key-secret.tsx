import { SecretOnce } from '../kit/secret-once.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

interface KeySecretProps {
  keyId: string
  secret: string
  siteId: string
}

/** A new key's secret, with the headers to send. */
export function KeySecret({ keyId, secret, siteId }: KeySecretProps) {
  const { secret: texts } = useTexts().dashboard
  const sample = `Authorization: ${secret}\nwix-site-id: ${siteId}`
  return <SecretOnce secret={secret} howTo={texts.howTo} sample={sample} next={paths.apiKey(keyId)} />
}
