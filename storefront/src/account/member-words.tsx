import { memberTextsOf } from '@stoa/ui/texts/member-texts'
import { WithWords } from '../frame/words.tsx'

/** Around every page of members, and of those who become one. */
export default function MemberWords() {
  return <WithWords textsOf={memberTextsOf} />
}
