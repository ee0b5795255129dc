/** Functions whose package doesn't describe their request, by package and name (wire, calls of data items). */
export const requestsWithoutMeta = Object.fromEntries(Object.entries({
    query: 'query',
    aggregate: 'aggregate',
    aggregatePipeline: 'aggregate-pipeline',
    distinct: 'query-distinct-values',
    count: 'count',
    queryReferenced: 'query-referenced',
    queryReferencedItems: 'query-referenced',
}).map(([name, path]) => [`@wix/data items.${name}`, { method: 'POST', path: `/wix-data/v2/items/${path}` }]));
/** Functions of `@wix/sdk` by the call that they make; `here` sends nothing. */
export const sdkFunctions = {
    ...named('here', 'createClient', 'OAuthStrategy', 'ApiKeyStrategy', 'TokenRole', 'decodeText', 'createNanoEvents', 'createLocalTokenStorage'),
    // Its schema is derived from the contract, so that no query of it is known here.
    ...named('here', 'graphql'),
    ...ofMedia('getScaledToFillImageUrl', 'getScaledToFitImageUrl', 'getCroppedImageUrl', 'getImageUrl', 'getShapeUrl'),
    ...ofMedia('getVideoUrl', 'getAudioUrl', 'getDocumentUrl'),
    ...ofAuth('here', 'setTokens', 'getTokens', 'loggedIn', 'generateOAuthData', 'parseFromUrl', 'getAuthHeaders', 'getActiveToken'),
    ...ofAuth('here', 'generatePKCE', 'captchaInvisibleSiteKey', 'captchaVisibleSiteKey', 'setSiteId', 'setAccountId'),
    ...ofAuth('oauth.token', 'generateVisitorTokens', 'renewToken', 'getMemberTokens', 'getMemberTokensForExternalLogin', 'complete'),
    ...ofAuth('redirects.createRedirectSession', 'getAuthUrl', 'logout', 'getMemberTokensForDirectLogin'),
    ...ofAuth('authentication.registerV2', 'register'),
    ...ofAuth('authentication.loginV2', 'login'),
    ...ofAuth('verification.verifyDuringAuthentication', 'processVerification'),
    ...ofAuth('verification.resendDuringAuthentication', 'resendVerification'),
    ...ofAuth('recovery.sendRecoveryEmail', 'sendPasswordResetEmail', 'sendResetPasswordEmail'),
    ...ofAuth('authentication.signOn', 'signOn'),
};
/** Functions of `@wix/sdk` that behave differently with a Stoa. */
export const sdkDifferences = {
    AppStrategy: 'apps are created in the dashboard; the install URL leads to the platform',
};
/** Packages whose subject a Stoa doesn't have, by decision. */
export const packagesOutside = {
    '@wix/blog': 'Stoa has no blog: keep posts in a data collection',
    '@wix/events': 'Stoa has no events or tickets',
    '@wix/bookings': 'Stoa has no bookings',
};
function named(call, ...names) {
    return Object.fromEntries(names.map((name) => [name, call]));
}
function ofAuth(call, ...names) {
    return named(call, ...names.map((name) => `auth.${name}`));
}
function ofMedia(...names) {
    return named('here', ...names.map((name) => `media.${name}`));
}
