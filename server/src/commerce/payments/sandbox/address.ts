import type { Services } from '../../../kernel/context.ts'

const addresses = new WeakMap<Services, string>()

/** Where this process's provider listens, once it does. */
export const providerAddress = (services: Services): string | undefined => addresses.get(services)

export const setProviderAddress = (services: Services, address: string): void => void addresses.set(services, address)
