import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '@stoa/ui/texts/texts'
import { CopyButton } from '../kit/copy-button.tsx'
import { paths } from '../paths.ts'

interface SecretOnceProps {
  keyId: string
  secret: string
  siteId: string
}

/** A secret that nobody can be told again. */
export function SecretOnce({ keyId, secret, siteId }: SecretOnceProps) {
  const { secret: words } = useTexts().dashboard
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.title} focused>
        <p>{words.text}</p>
        <div className="mt-3 flex items-center gap-2">
          <input
            readOnly
            aria-label={words.label}
            value={secret}
            className="control font-mono"
            dir="ltr"
            onFocus={({ target }) => target.select()}
            autoComplete="off"
            spellCheck={false}
          />
          <CopyButton text={secret} what={words.what} isWorded />
        </div>
      </Notice>
      <div>
        <p className="mb-1.5 text-soft">{words.howTo}</p>
        <pre className="code whitespace-pre-wrap wrap-anywhere" dir="ltr">{`Authorization: ${secret}\nwix-site-id: ${siteId}`}</pre>
      </div>
      <Link to={paths.apiKey(keyId)} className="button button-primary">
        {words.done}
      </Link>
    </div>
  )
}
