import { WithWords } from '../frame/words.tsx'
import { memberTextsOf } from '../texts/member-texts.ts'

/** Around every page of members, and of those who become one. */
export default function MemberWords() {
  return <WithWords textsOf={memberTextsOf} />
}
