import { TextsProvider } from '../frame/texts-provider.tsx'
import { memberTextsOf } from '../texts/member-texts.ts'

/** Around every page of members, and of those who become one. */
export default function MemberTexts() {
  return <TextsProvider textsOf={memberTextsOf} />
}
