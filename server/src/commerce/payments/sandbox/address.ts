import type { Services } from '../../../kernel/context.ts'

const addresses = new WeakMap<Services, string>()

/** Where the provider of this process listens. Undefined before it does. */
export const providerAddress = (services: Services): string | undefined => addresses.get(services)

export const setProviderAddress = (services: Services, address: string): void => void addresses.set(services, address)
