import type { ESTree } from 'vite'
import { entryAt, compatNames, type Compat, type Feature } from '../compat'
import { selectorUses } from '../styles/selectors'
import { usesOf } from '../styles/values'
import { bare, constantText, keyName, memberName, type TreeNode } from './tree'
import type { Use } from './use'

/** Finds elements, attributes, styles and selectors in code that a browser of the floor lacks. */
export function markupUses(compat: Compat, node: TreeNode): Use[] {
  switch (node.type) {
    case 'JSXOpeningElement':
      return openingUses(compat, node)
    case 'CallExpression':
      return callUses(compat, node)
    case 'MemberExpression': {
      const name = memberName(bare(node.object)) === 'style' ? memberName(node) : undefined
      return name === undefined ? [] : asUse(styleFeature(compat, name, ''), node.property.start)
    }
    default:
      return []
  }
}

function openingUses(compat: Compat, node: ESTree.JSXOpeningElement): Use[] {
  if (node.name.type !== 'JSXIdentifier' || !isElement(node.name.name)) return []
  const element = node.name.name
  return [
    ...asUse(compat.lacking(`html.elements.${element}`, `<${element}>`), node.start),
    ...node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
      const value = attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value
      return propUses(compat, element, attribute.name.name, value ?? undefined, attribute.start)
    }),
  ]
}

function callUses(compat: Compat, node: ESTree.CallExpression): Use[] {
  const name = memberName(bare(node.callee))
  const [first, second] = node.arguments
  const text = first && constantText(first)
  if (text === undefined || !first) return []
  if (name !== undefined && /^(?:querySelector(?:All)?|matches|closest)$/.test(name))
    return queryUses(compat, text, first.start)
  if (name === 'createElement' && !second)
    return asUse(compat.lacking(`html.elements.${text}`, `<${text}>`), first.start)
  if (name === 'setAttribute' || name === 'toggleAttribute') return attributeUses(compat, undefined, text, first.start)
  if (name === 'setProperty' && second)
    return asUse(styleFeature(compat, text, constantText(second) ?? ''), first.start)
  return isElement(text) && second?.type === 'ObjectExpression' ? createdUses(compat, text, first, second) : []
}

/** Reads what a compiler makes of JSX: `jsx('div', { inert: true })`. */
function createdUses(compat: Compat, element: string, first: TreeNode, props: ESTree.ObjectExpression): Use[] {
  if (!entryAt(compat.data, `html.elements.${element}`)) return []
  return [
    ...asUse(compat.lacking(`html.elements.${element}`, `<${element}>`), first.start),
    ...props.properties.flatMap((property) => {
      const name = property.type === 'Property' ? keyName(property.key, property.computed) : undefined
      if (name === undefined || property.type !== 'Property') return []
      return propUses(compat, element, name, property.value, property.start)
    }),
  ]
}

function propUses(compat: Compat, element: string, name: string, value: TreeNode | undefined, start: number): Use[] {
  if (name === 'style' && value?.type === 'ObjectExpression') return styleUses(compat, value)
  return [
    ...attributeUses(compat, element, name, start),
    ...asUse(valueFeature(compat, element, name.toLowerCase(), constantText(value)), start),
  ]
}

/** Finds an attribute: refused if each element that has it, or the named one, got it too late. */
function attributeUses(compat: Compat, element: string | undefined, name: string, start: number): Use[] {
  const attribute = name.toLowerCase()
  const elements = element === undefined ? compatNames(compat.data.html.elements) : [element]
  const paths = [
    `html.global_attributes.${attribute}`,
    ...elements.map((each) => `html.elements.${each}.${attribute}`),
  ].filter((path) => entryAt(compat.data, path)?.__compat)
  const lacking = paths.flatMap((path) => compat.lacking(path, `attribute ${attribute}`) ?? [])
  return lacking.length === paths.length ? asUse(lacking[0], start) : []
}

function valueFeature(compat: Compat, element: string, name: string, value?: string): Feature | undefined {
  if (value === undefined || !/^[\w-]+$/.test(value)) return undefined
  const label = `${name}="${value}"`
  return (
    compat.lacking(`html.elements.${element}.${name}.${value}`, label) ??
    compat.lacking(`html.elements.${element}.${name}_${value}`, label) ??
    compat.lacking(`html.global_attributes.${name}.${value}`, label)
  )
}

function styleUses(compat: Compat, styles: ESTree.ObjectExpression): Use[] {
  return styles.properties.flatMap((property) => {
    const name = property.type === 'Property' ? keyName(property.key, property.computed) : undefined
    if (name === undefined || property.type !== 'Property') return []
    return asUse(styleFeature(compat, name, constantText(property.value) ?? ''), property.start)
  })
}

/** Returns the feature of a style that is set by code: no fallback can stand before it. */
function styleFeature(compat: Compat, name: string, value: string): Feature | undefined {
  const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const uses = usesOf(compat, property, value)
  return uses.property ?? uses.value[0]?.feature
}

/** A selector that a browser does not know throws. */
function queryUses(compat: Compat, selector: string, start: number): Use[] {
  return selectorUses(compat, selector).flatMap(({ uses }) => uses.flatMap(({ feature }) => asUse(feature, start)))
}

function isElement(name: string): boolean {
  return /^[a-z][a-z0-9]*$/.test(name)
}

function asUse(feature: Feature | undefined, start: number): Use[] {
  return feature ? [{ feature, start }] : []
}
