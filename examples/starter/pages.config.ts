import { newNote } from './pages/newNote'
import { notes } from './pages/notes'

/** Every page by its route. */
export const pages = { '/': notes, '/new': newNote } as const

/** Routes that people open from outside. */
export const entries = ['/'] as const
