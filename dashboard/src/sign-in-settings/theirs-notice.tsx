import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { Facts } from '../kit/facts.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { SignInDraft } from './sign-in-draft.ts'

/** What somebody else made of the settings that were changed here too. */
export function TheirsNotice({ theirs, onTake }: { theirs: Partial<SignInDraft>; onTake: () => void }) {
  const { signIn: words } = useTexts().dashboard
  return (
    <Notice tone="problem" title={words.conflict.title} focused>
      <p>{words.conflict.text}</p>
      <div className="my-2 max-w-xl">
        <Facts facts={useTheirs(theirs)} />
      </div>
      <p>
        {words.conflict.again}{' '}
        <Link to={paths.signInSettings} onClick={onTake} className="link font-medium">
          {words.conflict.takeTheirs}
        </Link>
      </p>
    </Notice>
  )
}

function useTheirs({ signUp, verifyEmail, captcha, concealAccounts, connections }: Partial<SignInDraft>) {
  const { signIn: words } = useTexts().dashboard
  const titleOf = (choices: Readonly<Record<string, { title: string }>>, value: string): string => choices[value]?.title ?? value
  const { none, yes, no } = words.conflict
  return [
    ...(signUp === undefined ? [] : [{ name: words.signUp, value: titleOf(words.signUps, signUp) }]),
    ...(verifyEmail === undefined ? [] : [{ name: words.verifyEmail, value: verifyEmail ? yes : no }]),
    ...(captcha === undefined ? [] : [{ name: words.captcha, value: titleOf(words.captchas, captcha) }]),
    ...(concealAccounts === undefined ? [] : [{ name: words.concealAccounts, value: concealAccounts ? yes : no }]),
    ...(connections === undefined
      ? []
      : [{ name: words.connections, value: connections.map(({ name, issuer }) => `${name} (${issuer})`).join(', ') || none }]),
  ]
}
