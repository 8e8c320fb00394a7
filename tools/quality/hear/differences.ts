/**
 * Returns the lines in which two transcripts differ, between their equal beginnings and ends. Ignores the order of
 * lines within a step, which depends on timing.
 */
export function differences(before: string, after: string): readonly string[] {
  const [old, now] = [inOrder(before), inOrder(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  const least = Math.min(old.length, now.length) - start
  while (end < least && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const gone = old.slice(start, old.length - end).map((line) => `  - ${line}`)
  const come = now.slice(start, now.length - end).map((line) => `  + ${line}`)
  return gone.length + come.length === 0 ? [] : [`  from line ${start + 1}:`, ...gone, ...come]
}

function inOrder(text: string): readonly string[] {
  return text.split(/^(?=> )/m).flatMap((step) => {
    const [what = '', ...lines] = step.trimEnd().split('\n')
    return [what, ...lines.sort()]
  })
}
