import { issues } from './pages/issues'
import { issuesNew } from './pages/issuesNew'
import { repositories } from './pages/repositories'

/** Every page by its route. */
export const pages = { '/': repositories, '/issues': issues, '/issues/new': issuesNew } as const

/** Routes that people open from outside. */
export const entries = ['/'] as const
