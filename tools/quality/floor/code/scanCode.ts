import { isIgnored, type Compat } from '../compat'
import type { Finding, Scan } from '../finding'
import { placesIn } from '../place'
import type { IsCovered } from '../polyfills'
import { openApis, type Apis } from './apis'
import { apiUses } from './apiUses'
import { codeMarkers, markerAt } from './codeMarkers'
import { constantsOf, isGuarded } from './guards'
import { guardNames } from './guardNames'
import { markupUses } from './markupUses'
import { declaredNames, type OwnMembers } from './names'
import type { ReceiverTypes } from './receiverTypes'
import { regexUses } from './regexUses'
import { syntaxOf } from './syntax'
import { parseCode, walkCode, type TreeNode, type Parsed } from './tree'
import type { Use } from './use'

export interface ScannedCode {
  readonly file: string
  readonly text: string
}

export interface CodeOptions {
  readonly isCovered: IsCovered
  /** The code is shipped as it is; otherwise the build rewrites new syntax first. */
  readonly isBuilt: boolean
  /** Names that the project gives to members of its own objects: such a member is not the browser's. */
  readonly ownMembers: OwnMembers
  /** The types of names, from the annotations in the sources. Built code has no annotations. */
  readonly types?: ReceiverTypes
}

/** Finds what code uses that a browser of the floor lacks, and that neither a polyfill nor a test around it covers. */
export function scanCode(compat: Compat, sources: readonly ScannedCode[], options: CodeOptions): Scan {
  const apis = openApis(compat)
  const scans = sources.map(({ file, text }) =>
    scanFile({ compat, apis, ...options, file, text, ...parseCode(file, text) }),
  )
  return {
    findings: scans.flatMap(({ findings }) => findings),
    enhancements: new Set(scans.flatMap(({ enhancements }) => [...enhancements])),
    idleMarkers: scans.flatMap(({ idleMarkers }) => idleMarkers),
  }
}

interface OneFile extends ScannedCode, CodeOptions, Parsed {
  readonly compat: Compat
  readonly apis: Apis
}

function scanFile(one: OneFile): Scan {
  const { compat, apis, ownMembers, types, isCovered, isBuilt, file, text, program, comments } = one
  const declared = declaredNames(program)
  const constants = constantsOf(program)
  const placeOf = placesIn(text)
  const markers = codeMarkers(comments, placeOf)
  const typeOf = (name: string) => types?.typeOf(file, name)
  const found = new Map<string, Finding>()
  const enhancements = new Set<string>()
  walkCode(program, (node, around) => {
    const uses = [
      ...syntaxUses(compat, node, around, isBuilt),
      ...regexUses(compat, node, declared),
      ...apiUses(node, around, { apis, declared, ownMembers, typeOf }),
      ...markupUses(compat, node),
    ]
    for (const use of uses) {
      const { feature, start } = use
      if (isPolyfilled(use, isCovered)) continue
      if (isGuarded(node, around, guardNames(compat, apis, feature), constants)) continue
      const place = placeOf(start)
      const marker = isIgnored(feature.id) ? markerAt(markers, place) : undefined
      if (marker) {
        marker.isUsed = true
        enhancements.add(feature.id)
      } else found.set(`${start} ${feature.id}`, { file, ...place, feature })
    }
  })
  const idleMarkers = markers.filter(({ isUsed }) => !isUsed).map(({ place }) => ({ file, ...place }))
  return { findings: [...found.values()], enhancements, idleMarkers }
}

function syntaxUses(compat: Compat, node: TreeNode, around: readonly TreeNode[], isBuilt: boolean): Use[] {
  return syntaxOf(node, around).flatMap(({ path, name, isLowered }) => {
    const feature = isLowered && !isBuilt ? undefined : compat.lacking(path, name)
    return feature ? [{ feature, start: node.start }] : []
  })
}

/** Ignores methods of typed arrays, because polyfills for all of them would be large. */
function isPolyfilled({ feature, ids = [feature.id] }: Use, isCovered: IsCovered): boolean {
  const builtin = ids.filter((id) => id.startsWith('javascript.'))
  const needed = (builtin.length > 0 ? builtin : ids).filter((id) => !id.startsWith('javascript.builtins.TypedArray.'))
  return needed.length > 0 && needed.every(isCovered)
}
