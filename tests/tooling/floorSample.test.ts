// Tests how many features of a random sample are found. docs/browser-floor.md shows the same numbers.
import { expect, test } from 'vitest'
import { docBlock } from './docBlock'
import { scanText } from './floorKit'
import { samples, type Sample } from './floorSample'

test('of a sample of each kind, as many are noticed as the document says', () => {
  const all = samples(6, 1)
  const missed = all.filter((sample) => !isNoticed(sample))
  const rows = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const of = all.filter((sample) => sample.kind === kind)
    const lost = missed.filter((sample) => sample.kind === kind).map(({ id }) => id)
    return [`${kind}: ${of.length - lost.length} of ${of.length}`, ...lost.map((id) => `  not ${id}`)].join('\n')
  })
  const total = `all: ${all.length - missed.length} of ${all.length}`
  expect([...rows, total].join('\n')).toBe(docBlock('docs/browser-floor.md', 'text'))
})

/** Returns whether a feature is found. If several interfaces have its name, one finding is enough. */
function isNoticed({ id, file, text }: Sample): boolean {
  return scanText(file, text).findings.some(({ feature }) => {
    const isSameName = /_event$|^\w+$/.test(lastOf(id)) && lastOf(feature.id) === lastOf(id)
    return feature.id === id || id.startsWith(`${feature.id}.`) || isSameName
  })
}

function lastOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}
