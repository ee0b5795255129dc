import type { Package } from './clients.ts'

/** A client that notes which functions of a module are called. */
export function watched(client: Package, module: string, called: Set<string>): Package {
  const get = (functions: Package, name: string): Package => (called.add(name), functions[name])
  return { ...client, [module]: new Proxy(client[module], { get }) }
}
