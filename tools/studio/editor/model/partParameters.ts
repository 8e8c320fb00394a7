// The parameters of a part as members that a person can edit, from the definition of the part.
import { isObject, type Rule } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import type { StudioProduct } from '../../server/api/studioProduct'
import type { MemberRule } from './rules'

/** A parameter: what it takes, whether a page has to give a value, and the value of pages that give none. */
export interface PartParameter extends MemberRule {
  readonly kind: string
  readonly fallback: unknown
}

/** The control of each kind. A kind without a rule is written as JSON. */
const rules: { readonly [kind: string]: Rule } = {
  message: { is: 'name', set: 'message' },
  route: { is: 'name', set: 'route' },
  endpoint: { is: 'name', set: 'readEndpoint' },
  path: { is: 'path', to: 'anything' },
  text: { is: 'text' },
  number: { is: 'number' },
  flag: { is: 'flag' },
}

const words: { readonly [kind: string]: string } = {
  message: 'A text.',
  route: 'A page, such as /team.',
  endpoint: 'A call, such as GET /articles.',
  path: 'A path to a value, such as row.name.',
  text: 'A word.',
  number: 'A number.',
  flag: 'Yes or no.',
  object: 'An object, as JSON.',
  list: 'A list, as JSON.',
}

/** Returns the parameters of a part; needed ones come first. */
export function parametersOf({ parts }: Pick<StudioProduct, 'parts'>, part: string): readonly PartParameter[] {
  const declared = valueAtPath(parts, [part, 'parameters'])
  return Object.entries(isObject(declared) ? declared : {})
    .map(([name, one]) => {
      const { is, default: fallback, optional } = isObject(one) ? one : {}
      const kind = String(is)
      const otherwise =
        fallback !== undefined
          ? ` Otherwise ${JSON.stringify(fallback)}.`
          : optional === true
            ? ' It may be left out.'
            : ''
      return {
        name,
        kind,
        fallback,
        doc: `${words[kind] ?? ''}${otherwise}`,
        rule: rules[kind] ?? { is: 'anything' as const },
        isNeeded: fallback === undefined && optional !== true,
      }
    })
    .toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
}
