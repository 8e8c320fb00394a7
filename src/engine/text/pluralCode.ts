import { ahead } from '../page/ahead'

/** What says the forms that a count decides among. */
export const pluralCode = ahead(() => import('./plurals'))
