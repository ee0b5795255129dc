import type { Context } from '../../kernel/context.ts'

/** Where a provider leads back to: what its owner registers there. Each connection has an address of its own (threat A11). */
export const callbackAddress = ({ services, site }: Pick<Context, 'services' | 'site'>, connectionId: string): string =>
  `${site.baseUrl ?? services.settings.baseUrl}/login/callback/${connectionId}`
