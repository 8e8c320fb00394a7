import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import type { Compat, Feature } from '../compat'

/** Finds what a regular expression uses that a browser of the floor lacks. Returns nothing for one that cannot be parsed. */
export function regexFeatures(compat: Compat, pattern: string, flags: string): Feature[] {
  const found: Feature[] = []
  const asUse = (path: string, name: string) => {
    const feature = compat.lacking(`javascript.${path}`, name)
    if (feature && !found.some(({ id }) => id === feature.id)) found.push(feature)
  }
  for (const flag of flags) {
    const property = flagProperties[flag]
    if (property !== undefined) asUse(`builtins.RegExp.${property}`, `regular expression flag ${flag}`)
  }
  const groups: string[] = []
  const tree = read(pattern, flags)
  if (!tree) return found
  visitRegExpAST(tree, {
    onAssertionEnter({ kind }) {
      if (kind === 'lookbehind' || kind === 'lookahead')
        asUse(`regular_expressions.${kind}_assertion`, `${kind} assertion`)
    },
    onModifiersEnter() {
      asUse('regular_expressions.modifier', 'modifier group (?i:…)')
    },
    onCapturingGroupEnter({ name }) {
      if (name === null) return
      asUse('regular_expressions.named_capturing_group', 'named group')
      const isTwice = groups.includes(name)
      if (isTwice)
        asUse('regular_expressions.named_capturing_group.duplicate_named_capturing_groups', 'named group twice')
      groups.push(name)
    },
    onBackreferenceEnter({ ref }) {
      if (typeof ref === 'string') asUse('regular_expressions.named_backreference', 'named backreference')
    },
    onCharacterSetEnter({ kind }) {
      if (kind === 'property') asUse('regular_expressions.unicode_character_class_escape', 'Unicode class \\p{…}')
    },
  })
  return found
}

function read(pattern: string, flags: string) {
  try {
    const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, mode)
  } catch {
    return undefined
  }
}

const flagProperties: { readonly [flag: string]: string } = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
}
