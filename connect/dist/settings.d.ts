export interface ConnectOptions {
    /** The address of the Stoa, such as `https://shop.example`. `STOA_URL` by default. */
    url?: string | undefined;
}
/** The origin of the Stoa to connect to. Throws if no address is given, or none that a browser can call. */
export declare function originOf({ url }?: ConnectOptions): string;
