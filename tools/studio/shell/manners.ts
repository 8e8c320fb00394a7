import type { Choices } from './choices'
import type { Host } from './host'

/** Lets functions answer as it is chosen for each; looked up at each call. */
export function withManners(host: Host, manners: () => Choices['manners']): Host {
  return {
    async answer(name, data) {
      const manner = manners()[name] ?? 'normal'
      if (manner === 'refused') return { code: 500, msg: 'refused' }
      if (manner === 'garbage') return '}{ garbage'
      if (manner === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
      // The app lacks a missing function from the next page on; until then it is as silent.
      return manner === 'normal' || manner === 'slow' ? host.answer(name, data) : new Promise(() => undefined)
    },
  }
}

const slowMs = 5000
