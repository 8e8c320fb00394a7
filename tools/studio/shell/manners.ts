import type { Choices } from './choices'
import type { Host } from './host'

/** Makes each function answer in the chosen manner: normal, slow, refused, garbage or missing. Each call reads the choice. */
export function withManners(host: Host, manners: () => Choices['manners']): Host {
  return {
    async answer(name, data) {
      const manner = manners()[name] ?? 'normal'
      if (manner === 'refused') return { code: 500, msg: 'refused' }
      if (manner === 'garbage') return '}{ garbage'
      if (manner === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
      // A function that becomes missing disappears with the next page. Until then it never answers.
      return manner === 'normal' || manner === 'slow' ? host.answer(name, data) : new Promise(() => undefined)
    },
  }
}

const slowMs = 5000
