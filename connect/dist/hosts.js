/** The platform's hosts in the packages that become the address of a Stoa, with what each is asked for (wire §1.1, §8). */
export const connectedHosts = {
    'www.wixapis.com': 'calls, tokens, sign-in, redirect sessions, GraphQL',
    'edge.wixapis.com': 'calls of visitors and members',
    'static.wixstatic.com': 'pictures, shapes and audio',
    'video.wixstatic.com': 'videos',
    'd945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com': 'documents',
    'frog.wix.com': 'usage reports: they end at the Stoa instead of leaving it',
};
/** Hosts that stay as they are, and why. A test finds every other one. */
export const keptHosts = {
    'www.wix.com': 'a page for people: installing an app on the platform',
    'dev.wix.com': 'links in error messages and comments',
    'support.wix.com': 'links in the texts of components',
    'users.wix.com': 'a page for people: signing in to the platform',
    'bo.wix.com': 'links in comments',
    'fr.wix.com': 'a comment about path tables',
    'manage.wix.com': 'a key of path tables, never called',
    'editor.editorx.com': 'a key of path tables, never called',
    'create.editorx.com': 'a key of path tables, never called',
    'jira.wixpress.com': 'links in comments',
    'www.wixgateway.com': 'a key of path tables, never called',
    'static.parastorage.com': 'translations and flags of form components',
};
const escaped = (text) => text.replaceAll('.', String.raw `\.`);
const anyHost = Object.keys(connectedHosts).map(escaped).join('|');
/** A full address of a connected host; `$1` is its host. */
export const connectedAddress = new RegExp(String.raw `(?:https?:)?//(${anyHost})(?![\w.-])`, 'g');
/** A connected host alone in a string; `$1` is the quote, `$2` the host. */
export const connectedHost = new RegExp(String.raw `(["'\x60])(${anyHost})\1`, 'g');
/** The files of the public packages, wherever a package manager puts them, also with a bundler's query. */
export const platformModule = /[\\/]node_modules[\\/]@wix[\\/][^?]*\.[cm]?jsx?(?:\?|$)/;
