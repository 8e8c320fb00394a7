/** The lines in which two texts differ, between what they begin and end with alike; none where they are the same. */
export function differences(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  const least = Math.min(old.length, now.length) - start
  while (end < least && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const gone = old.slice(start, old.length - end).map((line) => `  - ${line}`)
  const come = now.slice(start, now.length - end).map((line) => `  + ${line}`)
  return gone.length + come.length === 0 ? [] : [`  from line ${start + 1}:`, ...gone, ...come]
}
