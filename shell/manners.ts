import type { Choices } from './choices'
import type { Host } from './host'

/** Lets functions answer as it is chosen for each; looked up at each call. */
export function withManners(host: Host, manners: () => Choices['manners']): Host {
  return {
    answer(name, data) {
      const manner = manners()[name] ?? 'normal'
      if (manner === 'refused') return Promise.resolve({ code: 500, msg: 'refused' })
      if (manner === 'garbage') return Promise.resolve('}{ garbage')
      // The app lacks a missing function from the next page on; until then it is as silent.
      return manner === 'normal' ? host.answer(name, data) : new Promise(() => undefined)
    },
  }
}
