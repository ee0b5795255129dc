/** The platform's hosts in the packages that become the address of a Stoa, with what each is asked for (wire §1.1, §8). */
export declare const connectedHosts: {
    readonly 'www.wixapis.com': 'calls, tokens, sign-in, redirect sessions, GraphQL';
    readonly 'edge.wixapis.com': 'calls of visitors and members';
    readonly 'static.wixstatic.com': 'pictures, shapes and audio';
    readonly 'video.wixstatic.com': 'videos';
    readonly 'd945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com': 'documents';
    readonly 'frog.wix.com': 'usage reports: they end at the Stoa instead of leaving it';
};
/** Hosts that stay as they are, and why. A test finds every other one. */
export declare const keptHosts: {
    readonly 'www.wix.com': 'a page for people: installing an app on the platform';
    readonly 'dev.wix.com': 'links in error messages and comments';
    readonly 'support.wix.com': 'links in the texts of components';
    readonly 'users.wix.com': 'a page for people: signing in to the platform';
    readonly 'bo.wix.com': 'links in comments';
    readonly 'fr.wix.com': 'a comment about path tables';
    readonly 'manage.wix.com': 'a key of path tables, never called';
    readonly 'editor.editorx.com': 'a key of path tables, never called';
    readonly 'create.editorx.com': 'a key of path tables, never called';
    readonly 'jira.wixpress.com': 'links in comments';
    readonly 'www.wixgateway.com': 'a key of path tables, never called';
    readonly 'static.parastorage.com': 'translations and flags of form components';
};
/** A full address of a connected host; `$1` is its host. */
export declare const connectedAddress: RegExp;
/** A connected host alone in a string; `$1` is the quote, `$2` the host. */
export declare const connectedHost: RegExp;
/** The files of the public packages, wherever a package manager puts them, also with a bundler's query. */
export declare const platformModule: RegExp;
