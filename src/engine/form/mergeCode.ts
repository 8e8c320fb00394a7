import { ahead } from '../page/ahead'

/** What makes one schema of the parts of an `allOf`: of use to the forms that have one. */
export const mergeCode = ahead(() => import('./renderer/mergeAllOf'))
