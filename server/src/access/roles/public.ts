export { rolesOf, rolesToGive } from './find-role.ts'
export { checkReach, checkWithin, reachOf } from './grant.ts'
export { listed, permissionsOf } from './permissions.ts'
