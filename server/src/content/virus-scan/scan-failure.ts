/** Why a file isn't known to be harmless: it is INFECTED; it is TOO_LARGE for the scanner's own limits; the scan FAILED, because the scanner answered with an
 *  error; or the scanner is UNAVAILABLE, and may be there later. */
export class ScanFailure extends Error {
  readonly reason: 'INFECTED' | 'TOO_LARGE' | 'FAILED' | 'UNAVAILABLE'
  /** What the scanner says. */
  readonly finding: string
  constructor(reason: ScanFailure['reason'], finding: string) {
    super(`virus scan: ${finding}`)
    this.reason = reason
    this.finding = finding
  }
}
