import type { Choices } from './choices'
import type { Host } from './host'

/** Makes functions answer as chosen. The choice is read at each call. */
export function withManners(host: Host, manners: () => Choices['manners']): Host {
  return {
    async answer(name, data) {
      const manner = manners()[name] ?? 'normal'
      if (manner === 'refused') return { code: 500, msg: 'refused' }
      if (manner === 'garbage') return '}{ garbage'
      if (manner === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
      // Until the next page, a missing function exists but never answers.
      return manner === 'normal' || manner === 'slow' ? host.answer(name, data) : new Promise(() => undefined)
    },
  }
}

const slowMs = 5000
