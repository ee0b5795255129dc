import type { Package } from './clients.ts'

/** A client that notes which functions of a module are called. */
export function watched(client: Package, module: string, called: Set<string>): Package {
  const functions = Object.entries<Package>(client[module]).map(([name, value]) => [
    name,
    typeof value === 'function' ? (...args: unknown[]) => (called.add(name), value(...args)) : value,
  ])
  return { ...client, [module]: Object.fromEntries(functions) }
}

/** The functions of a module that were not called, except those that register handlers of events. */
export const neverCalled = (client: Package, module: string, called: ReadonlySet<string>): string[] =>
  Object.keys(client[module]).filter(
    (name) => typeof client[module][name] === 'function' && !called.has(name) && !/^(?:publicO|o)n[A-Z]/.test(name),
  )
