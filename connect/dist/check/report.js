const headings = [
    ['served', 'Served'],
    ['differs', 'Served, with differences'],
    ['not yet', 'Not served yet'],
    ['outside', 'Out of scope'],
    ['not installed', 'Packages that are not installed: install the app’s packages, then check again'],
];
/** The report as lines for people. */
export function linesOf({ findings, addresses, unreadable }) {
    if (findings.length + addresses.length + unreadable.length === 0)
        return ['No use of the @wix packages found.'];
    const sections = headings.flatMap(([status, heading]) => section(heading, findings.filter((finding) => finding.status === status).flatMap(linesAbout)));
    return [
        ...sections,
        ...section('Addresses of the platform in your own files: change them by hand', addresses),
        ...section('Files that could not be read', unreadable),
        ...(findings.length === 0 ? [] : [summary(findings)]),
    ];
}
/** True if everything that the app uses is served. */
export const isServed = ({ findings, unreadable }) => unreadable.length === 0 && findings.every(hasAnswer);
const hasAnswer = ({ status }) => status === 'served' || status === 'differs';
const section = (heading, lines) => lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];
const linesAbout = ({ name, why, places }) => [name, ...[...(why ?? []), ...places].map((line) => `  ${line}`)];
function summary(findings) {
    const served = findings.filter(hasAnswer).length;
    return `Served: ${served} of ${findings.length} functions.`;
}
