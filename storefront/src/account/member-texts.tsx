import { TextsProvider } from '../frame/texts-provider.tsx'
import { memberTextsOf } from '../texts/member-texts.ts'

/** Provides the texts of member and sign-in pages. */
export default function MemberTexts() {
  return <TextsProvider textsOf={memberTextsOf} />
}
