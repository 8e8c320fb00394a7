// Valid answers in which some members are replaced, removed or added.
import fc from 'fast-check'

/** Returns the JSON of a value after one to four mutations, as a server would send it. */
export function mutantOf(value: unknown): fc.Arbitrary<string> {
  return fc.array(mutation, { minLength: 1, maxLength: 4 }).map((mutations) => {
    const mutant = mutations.reduce<unknown>((result, { at, to }) => mutate(result, [...at], to), value)
    return (JSON.stringify(mutant) ?? '').replaceAll(/"bare (\S+?)"/g, '$1')
  })
}

const mutation = fc.record({
  at: fc.array(fc.nat(7), { minLength: 1, maxLength: 5 }),
  to: fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      0,
      '0',
      10,
      '11',
      1e21,
      -1,
      0.1,
      true,
      '',
      ' ',
      '1,234',
      '1e3',
      '-0',
      'x'.repeat(100),
      [],
      {},
      [[]],
      [null],
      '9007199254740993',
      // Numbers that JavaScript would not write, without their quotes.
      'bare 9007199254740993',
      'bare 1e999',
      'bare -1e999',
      'bare 12345678901234567890.5',
    ),
    fc.constant(JSON.parse('{"__proto__":{"canary":1},"constructor":{"prototype":{"canary":1}}}') as unknown),
    fc.jsonValue({ maxDepth: 3 }),
  ),
})

// Follows the indexes, and replaces, removes or adds the member at the end.
function mutate(value: unknown, [step, ...rest]: number[], to: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return to
  const members = Object.entries(value)
  const [name = '__proto__', member] = members[step % (members.length + 1)] ?? []
  const next = rest.length === 0 ? to : mutate(member, rest, to)
  if (Array.isArray(value)) return [...(value as unknown[]).slice(0, step), next]
  return Object.fromEntries([...members.filter(([one]) => one !== name), [name, next]])
}
