import { article } from './pages/article'
import { home, profile } from './pages/articles'
import { edit, editor } from './pages/editor'
import { articleFields, articles, begin, change, like, save } from './pages/parts'
import { register, settings, signIn } from './pages/people'

/** Every page by its route. */
export const pages = {
  '/': home,
  '/login': signIn,
  '/register': register,
  '/settings': settings,
  '/editor': editor,
  '/editor/article': edit,
  '/article': article,
  '/profile': profile,
} as const

/** What several pages use. */
export const parts = { articleFields, articles, begin, change, like, save } as const

/** The places of the bar or rail. */
export const navigation = {
  home: { label: 'home.title', icon: 'newspaper', to: '/' },
  write: { label: 'editor.title', icon: 'pencil', to: '/editor', when: { 'user.uid': { exists: true } } },
  me: {
    label: 'profile.me',
    icon: 'circle-user-round',
    to: '/profile',
    query: { username: { from: 'user.username' } },
    when: { 'user.uid': { exists: true } },
    covers: ['/settings'],
  },
} as const

/** Events that the engine tells the product, for its analytics. */
export const events = {
  read: 'Somebody opens an article',
  like: 'Somebody adds an article of a list to the favourites',
  about: 'Somebody opens the specification',
} as const

/** Routes that people open from outside. */
export const entries = ['/', '/article', '/profile'] as const
