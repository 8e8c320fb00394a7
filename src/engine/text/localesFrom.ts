import type { Bundle } from './texts'

/** Gives what loads each language from what loads each file: '…/tr.json' is 'tr'. */
export function localesFrom(files: { readonly [path: string]: () => Promise<Bundle> }): {
  readonly [language: string]: () => Promise<Bundle>
} {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load] as const),
  )
}
