// The shims return the same as the libraries that they replace, for everything that a form uses.
import { createRequire } from 'node:module'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import uri from '../../../src/engine/forms/shims/fastUri'
import { Markdown } from '../../../src/engine/forms/shims/markdown'

/** Requires a dependency of an RJSF package, because the project does not depend on it itself. */
const requireFrom = (name: string) => createRequire(createRequire(import.meta.url).resolve(name))

describe('addresses of schemas', () => {
  const library = requireFrom('@rjsf/utils')('fast-uri') as typeof uri
  const bases = ['https://a.example/form.json', 'https://a.example/dir/form.json#/$defs/x', '#', 'form.json', 'urn:x']
  const references = ['#', '#/$defs/a', 'other.json', 'other.json#/$defs/b', '/root.json', 'https://b.example/x.json#y']
  const cases = bases.flatMap((base) => references.map((reference) => [base, reference] as const))
  const isAsked = ([base, reference]: (typeof cases)[number]) => base !== 'urn:x' || reference.startsWith('#')

  it.each(cases.filter(isAsked))('from %s, %s', (base, reference) => {
    expect(uri.resolve(base, reference)).toBe(library.resolve(base, reference))
  })

  it.each([
    ['https://a.example/x', 'HTTPS://A.example/x', true],
    ['https://a.example/x', 'https://a.example/y', false],
    ['x.json', 'x.json', true],
  ])('%s and %s', (left, right, same) => {
    expect(uri.equal(left, right)).toBe(same)
    expect(library.equal(left, right)).toBe(same)
  })
})

describe('words of a form', () => {
  const { Markdown: original } = requireFrom('@rjsf/core')('markdown-to-jsx/react') as {
    readonly Markdown: ComponentType<{ readonly children: string }>
  }
  const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

  it.each(['Your name', 'At least 3, at most 20', 'الاسم', 'Ünïcode – dashes'])('%s', (words) => {
    const shown = renderToStaticMarkup(createElement(Markdown, null, words))
    expect(shown).toBe(words)
    expect(textOf(renderToStaticMarkup(createElement(original, null, words)))).toBe(shown)
  })

  it('that are Markdown are shown as they were written: no link and no tag of theirs comes to life', () => {
    const written = '**bold** [away](https://a.example)'
    expect(renderToStaticMarkup(createElement(original, null, written))).toContain('<a href')
    expect(renderToStaticMarkup(createElement(Markdown, null, written))).toBe(written)
  })
})
