import type { PostalAddressLines } from '../postal-address.ts'

/** An address in lines, as on a parcel. */
export function PostalAddress({ address, className }: { address: PostalAddressLines; className?: string }) {
  const { addressLine, addressLine2, postalCode, city, countryFullname, country } = address
  const lines = [addressLine, addressLine2, [postalCode, city].filter(Boolean).join(' '), countryFullname ?? country].filter(Boolean)
  return (
    <address className={`not-italic ${className ?? ''}`}>
      {lines.map((line) => (
        <span key={line} className="block">
          {/* A line is written its own way: its number stays before the town on a page from right to left too. */}
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
