// Tests a fixed core of random changes of Lumi.
import { describe, expect, it } from 'vitest'
import { root } from '../../../tools/cli/root'
import { tryChanges } from './tryChanges'

describe('random changes of pages, markets, schemas and languages', () => {
  it('write nothing outside of their spans, do what they say, and are undone byte for byte', async () => {
    const { failures, made, refused } = await tryChanges(root, { seed: 29, count: 60 })
    expect(failures).toEqual([])
    const kinds = ['page', 'overlay', 'market', 'site', 'schema', 'locale']
    expect(kinds.filter((kind) => !Object.keys(made).some((name) => name.startsWith(`${kind} `)))).toEqual([])
    expect(Object.keys(refused).length).toBeGreaterThan(0)
  })
})
