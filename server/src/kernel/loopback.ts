import { isIP } from 'node:net'

/** Whether a host is a name or an address of this machine, also as a URL writes it: `[::1]`. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}
