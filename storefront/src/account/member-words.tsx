import { memberTextsOf } from '../texts/member-texts.ts'
import { WithWords } from '../frame/words.tsx'

/** Around every page of members, and of those who become one. */
export default function MemberWords() {
  return <WithWords textsOf={memberTextsOf} />
}
