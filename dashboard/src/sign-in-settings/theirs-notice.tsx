import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { Facts } from '../kit/facts.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { SignInDraft } from './sign-in-draft.ts'

/** The other person's values of settings that both changed. */
export function TheirsNotice({ theirs, onTake }: { theirs: Partial<SignInDraft>; onTake: () => void }) {
  const { signIn: texts } = useTexts().dashboard
  return (
    <Notice tone="problem" title={texts.conflict.title} focused>
      <p>{texts.conflict.text}</p>
      <div className="my-2 max-w-xl">
        <Facts facts={useTheirs(theirs)} />
      </div>
      <p>
        {texts.conflict.again}{' '}
        <Link to={paths.signInSettings} onClick={onTake} className="link font-medium">
          {texts.conflict.takeTheirs}
        </Link>
      </p>
    </Notice>
  )
}

function useTheirs({ signUp, verifyEmail, captcha, concealAccounts, connections }: Partial<SignInDraft>) {
  const { signIn: texts } = useTexts().dashboard
  const titleOf = (choices: Readonly<Record<string, { title: string }>>, value: string): string => choices[value]?.title ?? value
  const { none, yes, no } = texts.conflict
  return [
    ...(signUp === undefined ? [] : [{ name: texts.signUp, value: titleOf(texts.signUps, signUp) }]),
    ...(verifyEmail === undefined ? [] : [{ name: texts.verifyEmail, value: verifyEmail ? yes : no }]),
    ...(captcha === undefined ? [] : [{ name: texts.captcha, value: titleOf(texts.captchas, captcha) }]),
    ...(concealAccounts === undefined ? [] : [{ name: texts.concealAccounts, value: concealAccounts ? yes : no }]),
    ...(connections === undefined
      ? []
      : [{ name: texts.connections, value: connections.map(({ name, issuer }) => `${name} (${issuer})`).join(', ') || none }]),
  ]
}
