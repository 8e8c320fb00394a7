/** Pages of activities, which stand on the web origin (spec §2). */
export const activityPages = {
  gashapon: '/activity/gashapon',
  fruit: '/activity/fruit',
  welfare: '/activity/welfare',
} as const

export type ActivityPage = keyof typeof activityPages

/** Gives the address of an activity's page. */
export function activityUrl(page: ActivityPage, origin: string): string {
  return `${origin}${activityPages[page]}`
}
