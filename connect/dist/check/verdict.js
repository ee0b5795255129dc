import { contract } from '@stoa/contract';
import { allRoutes } from '@stoa/contract/routes';
import { withoutEffect } from '@stoa/contract/without-effect';
import { packagesOutside, sdkDifferences, sdkFunctions } from './functions.js';
import { groupBy } from './group-by.js';
export function judgeWith(packages) {
    return ({ package: name, path }) => {
        const outside = packagesOutside[name];
        if (outside)
            return { status: 'outside', why: [outside] };
        const listed = name === '@wix/sdk' && verdictOnSdk(path.join('.'));
        if (listed)
            return listed;
        const member = packages.memberAt({ package: name, path });
        if (!member)
            return { status: 'not installed' };
        if (member.kind === 'value')
            return undefined;
        if (member.kind === 'event')
            return { status: 'not yet', why: ['events can’t be subscribed to with the packages: query or stream them instead'] };
        if (name === '@wix/sdk')
            return { status: 'not yet', why: ['it isn’t known which call it makes'] };
        if (member.kind === 'function')
            return { status: 'served' };
        return verdictOn(callAt(member.method, member.path), `${member.method} ${member.path}`);
    };
}
/** The verdict on a function of `@wix/sdk` that is known here. These functions choose their requests’ fields themselves. */
function verdictOnSdk(name) {
    const difference = sdkDifferences[name];
    if (difference)
        return { status: 'differs', why: [difference] };
    return sdkFunctions[name] ? { status: 'served' } : undefined;
}
function verdictOn(call, request) {
    if (!call)
        return { status: 'not yet', why: [`no call answers ${request}`] };
    const why = fieldsWithoutEffect().get(call);
    return why ? { status: 'differs', why } : { status: 'served' };
}
const segmentsOf = (path) => path.split('/').slice(1);
const isParameter = (segment) => /^[{:]/.test(segment);
let routes;
/** The call that answers a request; a literal segment goes before a parameter, as on the server. */
export function callAt(method, path) {
    routes ??= allRoutes(contract).map((route) => ({ ...route, segments: segmentsOf(route.path) }));
    const sent = segmentsOf(path);
    const answering = routes.filter((route) => route.method === method &&
        route.segments.length === sent.length &&
        route.segments.every((segment, index) => isParameter(segment) || segment === sent[index]));
    const parameters = ({ segments }) => segments.filter(isParameter).length;
    return answering.toSorted((a, b) => parameters(a) - parameters(b))[0]?.id;
}
let byCall;
/** The fields of requests that have no effect yet, by call, one line for each reason. */
function fieldsWithoutEffect() {
    if (byCall)
        return byCall;
    const fields = withoutEffect(contract).flatMap(({ direction, name, why, refused }) => {
        const [area, call, ...path] = name.split('.');
        return direction === 'request'
            ? [{ id: `${area}.${call}`, field: path.join('.'), why: `${refused ? 'refused' : 'ignored'}, because ${why}` }]
            : [];
    });
    const lines = (all) => [...groupBy(all, ({ why }) => why)].map(([why, same]) => `${same.map(({ field }) => field).join(', ')}: ${why}`);
    byCall = new Map([...groupBy(fields, ({ id }) => id)].map(([id, all]) => [id, lines(all)]));
    return byCall;
}
