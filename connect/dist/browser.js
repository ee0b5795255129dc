import { connectedHosts } from './hosts.js';
/** A script for apps that can't be rebuilt, to be served by the app itself: the page's script and its service worker in one file. */
export const scriptFor = (stoaUrl) => `(${connectBrowser.toString()})(${JSON.stringify({ stoaUrl, hosts: Object.keys(connectedHosts) })})\n`;
/** Runs in browsers, as the text of a function: it can use nothing outside of itself. */
function connectBrowser({ stoaUrl, hosts }) {
    const isWorker = !('document' in globalThis);
    const plainFetch = globalThis.fetch.bind(globalThis);
    const attributes = ['src', 'srcset', 'href', 'poster'];
    const connected = (text) => hosts.reduce((changed, host) => changed.replaceAll(`https://${host}`, stoaUrl), text);
    /** The same request to the Stoa. */
    async function forward(request) {
        const { method, headers, mode, signal } = request;
        const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
        return plainFetch(connected(request.url), {
            method,
            headers,
            body,
            signal,
            mode: mode === 'navigate' ? 'cors' : mode,
            credentials: 'omit',
        });
    }
    function serveAsWorker() {
        const worker = globalThis;
        worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
        worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
        worker.addEventListener('fetch', (event) => {
            if (connected(event.request.url) !== event.request.url)
                event.respondWith(forward(event.request));
        });
    }
    function patchElement(element) {
        for (const name of attributes) {
            const value = element.getAttribute(name);
            if (value !== null && connected(value) !== value)
                element.setAttribute(name, connected(value));
        }
    }
    /** Until the worker is in charge, and where there is none. */
    function patchPage() {
        globalThis.fetch = (input, init) => input instanceof Request
            ? connected(input.url) === input.url
                ? plainFetch(input, init)
                : forward(new Request(input, init))
            : plainFetch(connected(String(input)), init);
        const plainOpen = XMLHttpRequest.prototype.open;
        XMLHttpRequest.prototype.open = function (method, url, ...more) {
            plainOpen.call(this, method, connected(String(url)), ...more);
        };
        const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
        Object.defineProperty(HTMLImageElement.prototype, 'src', {
            ...source,
            set(value) {
                source.set.call(this, connected(String(value)));
            },
        });
        const changed = (records) => {
            for (const { type, target, addedNodes } of records) {
                if (type === 'attributes')
                    patchElement(target);
                for (const node of addedNodes)
                    if (node instanceof Element)
                        [node, ...node.querySelectorAll('*')].forEach(patchElement);
            }
        };
        new MutationObserver(changed).observe(document, { subtree: true, childList: true, attributeFilter: attributes });
        patchElement(document.documentElement);
        document.querySelectorAll('*').forEach(patchElement);
    }
    if (isWorker)
        return serveAsWorker();
    patchPage();
    const { src } = document.currentScript;
    void navigator.serviceWorker?.register(src);
}
