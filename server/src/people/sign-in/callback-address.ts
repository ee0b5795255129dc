import type { Context } from '../../kernel/context.ts'

/** The callback URL of a provider, which the owner registers with it. Each connection has its own (threat A11). */
export const callbackAddress = ({ services, site }: Pick<Context, 'services' | 'site'>, connectionId: string): string =>
  `${site.baseUrl ?? services.settings.baseUrl}/login/callback/${connectionId}`
