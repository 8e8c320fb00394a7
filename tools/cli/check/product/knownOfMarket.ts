// The names and types of a product in one market, for the checker.
import { environments, isObject, type Market } from '@pagewright/engine/tools'
import type { Known, Tree } from '../grammar/known'
import { baseOf } from '../texts/messageParts'
import { filesAt, type Files } from '../../files'
import { uploadIn } from '../../generate/codeEndpoints'
import { iconNames } from '../../generate/icons'
import { pagedRequest, pagedResponse } from '../../generate/listAdapter'
import { nativeCalls } from '../../generate/native'
import { publicFiles } from '../../generate/publicFiles'
import { effectivePages, type Product } from '../../generate/loadProduct'
import { withBranches } from '../../generate/branches'
import { withMembers } from '../../generate/rootValue'
import { inline, type Contract, type JsonSchema, type SchemaSet } from '../../generate/schemaSet'

/** Returns the closed sets and the scope of one market. */
export function knownOfMarket(
  root: string | Files,
  product: Product,
  contract: Contract,
  set: SchemaSet,
  id: string,
  market: Market,
): Known {
  const tree = treesOf(set)
  const endpoints = Object.fromEntries(
    Object.entries(contract.calls).map(([name, call]) => [
      name,
      {
        kind: call.kind,
        bare: call.bare,
        ...(call.answer === 'file' && { isFile: true }),
        request: call.pages
          ? (pagedRequest(tree(call.request) as JsonSchema, call.pages) as Tree)
          : membersTree(tree(call.request)),
        response: call.pages
          ? (pagedResponse(tree(call.response) as JsonSchema, call.pages) as Tree)
          : tree(call.response),
      },
    ]),
  )
  const data = Object.fromEntries(
    Object.entries(product.sources).map(([id, { call, first }]) => {
      const response = endpoints[call]?.response
      const seen = first ? response?.properties?.['list']?.items : response
      return [id, seen ?? { open: true }]
    }),
  )
  const numbers = (...names: string[]) => ({
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])),
  })
  const upload = uploadIn(root)
  return {
    endpoints,
    ...(upload && upload.call === undefined && { uploadLackingIn: upload.file }),
    forms: Object.fromEntries(
      Object.keys(set['forms.json'] ?? {}).map((name) => [name, formTree(tree(`forms.json#/$defs/${name}`))]),
    ),
    messages: [...new Set(Object.keys(JSON.parse(filesAt(root).read('locales/en.json')) as object).map(baseOf))],
    routes: Object.keys(effectivePages(product, id)),
    otherRoutes: Object.keys(product.pages),
    widgets: widgetsIn(filesAt(root)),
    nativeCalls: Object.fromEntries(nativeCalls(contract).map(([name, { args }]) => [name, tree(args)])),
    icons: iconNames,
    events: Object.keys(product.events ?? {}),
    ...(product.parts && { parts: product.parts }),
    linkHosts: textsIn(market.linkHosts),
    files: publicFiles(root),
    refusals: refusalsIn(set),
    hasMeanings: hasMeanings(set),
    scope: {
      properties: {
        user: withBucket(tree('common.json#/$defs/Session')),
        query: { open: { type: 'string' } },
        now: { properties: { ...numbers('day', 'month', 'hour', 'weekday').properties, time: { type: 'string' } } },
        host: {
          properties: {
            isApp: { type: 'boolean' },
            version: { type: 'string' },
            language: { type: 'string', enum: textsIn(market.languages) },
          },
        },
        market: {
          properties: {
            ...Object.fromEntries(Object.entries(market.facts).map(([name, fact]) => [name, treeOf(fact)])),
            id: { type: 'string', enum: Object.keys(product.markets) },
            environment: { type: 'string', enum: environments },
          },
        },
        data: { properties: data },
      },
    },
  }
}

/** Returns the texts of a list. Another check reports what is none. */
function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}

/** Returns the codes of the definitions that mean a refusal, or undefined if there is none. */
function refusalsIn(set: SchemaSet): readonly string[] | undefined {
  const lists = Object.values(set).flatMap((definitions) =>
    Object.values(definitions).filter((schema) => schema['x-means'] === 'refusal'),
  )
  return lists.length === 0
    ? undefined
    : lists.flatMap(({ enum: codes }) => (Array.isArray(codes) ? codes.map(String) : []))
}

const meaningful = new WeakMap<SchemaSet, boolean>()

function hasMeanings(set: SchemaSet): boolean {
  const known = meaningful.get(set) ?? JSON.stringify(set).includes('"x-means":')
  meaningful.set(set, known)
  return known
}

const accounts = new WeakMap<Tree, Tree>()

/** Adds the number of a person to the account. The same tree gives the same object. */
function withBucket(tree: Tree): Tree {
  const known = accounts.get(tree) ?? { ...tree, properties: { ...tree.properties, bucket: { type: 'integer' } } }
  accounts.set(tree, known)
  return known
}

const formTrees = new WeakMap<Tree, Tree>()

/** Returns the tree of a form with the members of its branches. The same tree gives the same object. */
function formTree(tree: Tree): Tree {
  const known = formTrees.get(tree) ?? (withBranches(membersTree(tree) as JsonSchema) as Tree)
  formTrees.set(tree, known)
  return known
}

const memberTrees = new WeakMap<Tree, Tree>()

/** Returns a tree with named members. The same tree gives the same object. */
function membersTree(tree: Tree): Tree {
  const known = memberTrees.get(tree) ?? (withMembers(tree as JsonSchema) as Tree)
  memberTrees.set(tree, known)
  return known
}

function treeOf(fact: unknown): Tree {
  return isObject(fact) || Array.isArray(fact) ? {} : { type: typeof fact }
}

const trees = new WeakMap<SchemaSet, Map<string, Tree>>()

/** Resolves each definition of a set once, so that all callers get the same object. */
function treesOf(set: SchemaSet): (ref: string) => Tree {
  const own = trees.get(set) ?? new Map<string, Tree>()
  trees.set(set, own)
  return (ref) => {
    const tree = own.get(ref) ?? (inline(set, { $ref: ref }, '') as Tree)
    own.set(ref, tree)
    return tree
  }
}

/** Returns the names of the product's own widgets, one for each line such as `  payResult: …`. */
export function widgetsIn(files: Files): string[] {
  const source = files.read('src/widgets/widgets.ts')
  return [...source.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name)
}
