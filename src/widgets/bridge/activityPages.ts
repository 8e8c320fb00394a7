import type { RoutePath } from '@pagewright/engine/register'

/** Activity pages of the web origin. */
export const activityPages = {
  gashapon: '/activity/gashapon',
  fruit: '/activity/fruit',
  welfare: '/activity/welfare',
} as const satisfies { readonly [name: string]: RoutePath }

export type ActivityPage = keyof typeof activityPages

/** Returns the address of an activity page. */
export function activityUrl(page: ActivityPage, origin: string): string {
  return `${origin}${activityPages[page]}`
}
