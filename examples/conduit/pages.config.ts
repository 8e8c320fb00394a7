import { article } from './pages/article'
import { home, profile } from './pages/articles'
import { edit, editor } from './pages/editor'
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

/** Routes that people open from outside. */
export const entries = ['/', '/article', '/profile'] as const
