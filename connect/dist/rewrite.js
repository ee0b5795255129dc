import { connectedAddress, connectedHost } from './hosts.js';
/** `https://${host}${path}`: the packages know hosts without a scheme, and write https before each. */
const prefixedTemplate = /`https:\/\/\$\{/g;
const fixedProtocol = /\b([\w$]+)\.protocol\s*=\s*(["'])https:?\2/g;
/**
 * The source of a module of the public packages, with the platform's hosts replaced by a Stoa's. Undefined if nothing in it changes. Lines stay where they are.
 *
 * A bare host is replaced in calls and in path tables alike, so that the packages go on finding the paths of the public gateway (wire §1.2).
 * @param stoaUrl an origin, from `originOf`
 */
export function rewrite(source, stoaUrl) {
    const { protocol, host } = new URL(stoaUrl);
    const connected = source.replaceAll(connectedAddress, stoaUrl).replaceAll(connectedHost, `$1${host}$1`);
    const rewritten = protocol === 'http:' ? withoutTls(connected, host) : connected;
    return rewritten === source ? undefined : rewritten;
}
/** Only addresses of this host: an app may name another one in `apiBaseUrl`. */
function withoutTls(source, host) {
    const prefix = JSON.stringify(`https://${host}/`);
    const tag = `((texts,...values)=>(url=>(url+"/").startsWith(${prefix})?url.replace("https:","http:"):url)(String.raw({raw:texts},...values)))`;
    return source
        .replaceAll(prefixedTemplate, `${tag}$&`)
        .replaceAll(fixedProtocol, (_, url) => `${url}.protocol=${url}.host===${JSON.stringify(host)}?"http":"https"`);
}
