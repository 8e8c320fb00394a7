/** The file of a route: '/team/member' is 'team-member', '/' is 'home'. */
export function routeFile(route: string): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')
}
