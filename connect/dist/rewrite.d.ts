/**
 * The source of a module of the public packages, with the platform's hosts replaced by a Stoa's. Undefined if nothing in it changes. Lines stay where they are.
 *
 * A bare host is replaced in calls and in path tables alike, so that the packages go on finding the paths of the public gateway (wire §1.2).
 * @param stoaUrl an origin, from `originOf`
 */
export declare function rewrite(source: string, stoaUrl: string): string | undefined;
