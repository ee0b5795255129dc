/** Whether this is the name of an IANA time zone. */
export function isTimeZone(zone: string): boolean {
  // An offset such as "+01:00" isn't a time zone: it has no daylight saving time.
  if (!/^([A-Za-z_]+(\/[A-Za-z0-9_+-]+)+|UTC)$/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
