// The types of the modules that the generator writes.
export type { EndpointShape } from '../api/client'
export type { Destination } from '../language/types/plainPage'
export type { RouteModule } from '../runtime/site/site'
export type { SiteEntry } from '../runtime/site/siteFromEntries'
export type { IconShape } from '../ui/icons/icons'
