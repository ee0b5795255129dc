/** The package has no types of its own, and those of the registry leave out `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** The available encodings that the client accepts, the best first. Of equal ones, those in `preferred` come first. */
    encodings(available: readonly string[], options?: { preferred: readonly string[] }): string[]
  }
}
