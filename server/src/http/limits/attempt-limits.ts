/** What happens to an attempt beyond those of an account:
 *  CAPTCHA: it needs a solved captcha, and then goes on.
 *  NO_MAIL: it is answered as always, but sends nothing. The last link that was sent still works.
 *  REFUSE: it is refused. Only for callers who have proved that the account is theirs: otherwise anyone could lock it. */
type ByAccount =
  | { attempts: number; beyond: 'CAPTCHA' | 'NO_MAIL' }
  | { attempts: number; beyond: 'REFUSE'; provedBy: 'SESSION' | 'PASSWORD' }

export interface Limit {
  windowSeconds: number
  network: number
  byAccount?: ByAccount
}

const minute = 60
const hour = 60 * minute

/** How many attempts a network and an account have at what an attacker could gain from by repetition: credentials, and emails to people who didn't request
 *  them. Nobody who knows only the name of an account can lock it (decision 0062). Codes and links bound their own attempts. */
export const limits = {
  'staff-sign-in': { windowSeconds: 15 * minute, network: 20, byAccount: { attempts: 5, beyond: 'CAPTCHA' } },
  'staff-invitation': { windowSeconds: hour, network: 100, byAccount: { attempts: 5, beyond: 'REFUSE', provedBy: 'SESSION' } },
  'staff-recovery-mail': { windowSeconds: hour, network: 30, byAccount: { attempts: 5, beyond: 'NO_MAIL' } },
  /** Links of invitations and password recovery. They don't name an account. */
  'staff-link': { windowSeconds: 15 * minute, network: 30 },
  'staff-password': { windowSeconds: 15 * minute, network: 20, byAccount: { attempts: 10, beyond: 'REFUSE', provedBy: 'SESSION' } },
  'member-sign-in': { windowSeconds: 15 * minute, network: 30, byAccount: { attempts: 5, beyond: 'CAPTCHA' } },
  /** By network, except repeated attempts with one address (threat A06). */
  registration: { windowSeconds: hour, network: 60, byAccount: { attempts: 5, beyond: 'CAPTCHA' } },
  /** Attempts at codes. Each code has five of its own. */
  verification: { windowSeconds: hour, network: 60 },
  /** Codes. For an account they only follow its password or a session; a registration sends one to an address that has no account yet. */
  'verification-mail': { windowSeconds: hour, network: 30, byAccount: { attempts: 5, beyond: 'REFUSE', provedBy: 'PASSWORD' } },
  /** Notices that an address has an account, to people who may not have registered again. Their network is counted by the calls that send them. */
  'account-exists-mail': { windowSeconds: hour, network: Infinity, byAccount: { attempts: 5, beyond: 'NO_MAIL' } },
  'recovery-mail': { windowSeconds: hour, network: 30, byAccount: { attempts: 5, beyond: 'NO_MAIL' } },
  /** State tokens, which pages send repeatedly while the owner's approval is pending. */
  state: { windowSeconds: 15 * minute, network: 300 },
  /** Attempts with recovery tokens. They don't name an account. */
  recovery: { windowSeconds: 15 * minute, network: 30 },
  'password-change': { windowSeconds: 15 * minute, network: 30, byAccount: { attempts: 10, beyond: 'REFUSE', provedBy: 'SESSION' } },
  /** Invalid tokens of external providers. */
  'single-sign-on': { windowSeconds: 15 * minute, network: 30 },
  photo: { windowSeconds: hour, network: 100, byAccount: { attempts: 20, beyond: 'REFUSE', provedBy: 'SESSION' } },
  /** Links to an address that a member wants to sign in with, which need not be theirs: by member and address, so that others can still request theirs. */
  'login-email-mail': { windowSeconds: hour, network: 30, byAccount: { attempts: 5, beyond: 'NO_MAIL' } },
  /** The same links, by address only: against several members who flood a mailbox. */
  'login-email-mailbox': { windowSeconds: hour, network: Infinity, byAccount: { attempts: 20, beyond: 'NO_MAIL' } },
  'test-mail': { windowSeconds: hour, network: 30, byAccount: { attempts: 10, beyond: 'REFUSE', provedBy: 'SESSION' } },
  /** Requests for an address that the caller may not own, each of which becomes an email. Their network is counted apart. */
  'back-in-stock-mailbox': { windowSeconds: 24 * hour, network: Infinity, byAccount: { attempts: 20, beyond: 'NO_MAIL' } },
  'order-link': { windowSeconds: hour, network: 30, byAccount: { attempts: 5, beyond: 'NO_MAIL' } },
} as const satisfies Record<string, Limit>

type Limits = typeof limits
type NamesThat<Beyond extends ByAccount['beyond']> = {
  [Name in keyof Limits]: Limits[Name] extends { byAccount: { beyond: Beyond } } ? Name : never
}[keyof Limits]

export type CaptchaName = NamesThat<'CAPTCHA'>
export type MailName = NamesThat<'NO_MAIL'>
export type AttemptName = keyof Limits
