/** The origin of the Stoa to connect to. Throws if no address is given, or none that a browser can call. */
export function originOf({ url = process.env.STOA_URL } = {}) {
    if (!url)
        throw new Error('@stoa/connect: set STOA_URL to the address of your Stoa, for example STOA_URL=http://localhost:4400');
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.pathname !== '/' || parsed.search || parsed.hash)
        throw new Error(`@stoa/connect: STOA_URL must be an address without a path, for example https://shop.example. It is ${url}`);
    return parsed.origin;
}
