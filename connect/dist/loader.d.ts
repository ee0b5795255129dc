/** The loader that webpack and Turbopack run over the files of the public packages. */
export default function stoaLoader(this: {
    getOptions: () => {
        url: string;
    };
}, source: string): string;
