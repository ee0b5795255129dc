import { BlockList, isIP } from 'node:net'
import { isLoopback } from '../../kernel/loopback.ts'

/** Addresses that aren't public: this machine, private and shared networks, documentation, multicast (IANA's special-purpose registries). */
const specialNetworks: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Of IPv6 only 2000::/3 is allocated. Within it, these ranges embed an IPv4 address or are for documentation.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]

const loopback: readonly string[] = ['127.0.0.0/8', '::1/128']

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = isIP(network) === 6 ? '128' : '32'] = network.split('/')
    list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

const specialList = listOf(specialNetworks)
const globalUnicastList = listOf(['2000::/3'])

/** Whether the server can call an address that someone else provided: public addresses, and networks that the operator allows. An IPv4 address embedded in
 *  IPv6 is treated as the IPv4 address. */
export function createReachabilityCheck(networks: readonly string[]): (address: string) => boolean {
  const allowed = listOf(networks)
  return (address) => {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
    if (isIP(plain) === 0) return false
    const family = familyOf(plain)
    if (allowed.check(plain, family)) return true
    return !specialList.check(plain, family) && (family === 'ipv4' || globalUnicastList.check(plain, 'ipv6'))
  }
}

/** Additional networks for a server on loopback, because during development the other side runs on the same machine. */
export function allowedNetworks(baseUrl: string, networks: readonly string[]): readonly string[] {
  return isLoopback(new URL(baseUrl).hostname) ? [...loopback, ...networks] : networks
}
