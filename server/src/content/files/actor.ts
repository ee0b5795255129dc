import type { CallerIdentity } from '../../kernel/identity.ts'

/** Who gave a file its content. */
export interface Actor {
  kind: 'owner' | 'app' | 'member'
  id: string
}

/** The caller. Visitors can’t give files a content. */
export const actorOf = ({ kind, id }: CallerIdentity): Actor => ({ kind: kind as Actor['kind'], id })
