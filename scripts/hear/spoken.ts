// What a screen reader has said, out of the file in which it writes down all that it does.

/** The sentences of a part of that file, in their order, as they are kept. */
export function spokenIn(written: string): readonly string[] {
  return written.split('\n').flatMap((line) => {
    const [, said] = /SPEECH OUTPUT: '(.*)'(?: voice=\S+?)?(?:\{.*\})?$/.exec(line) ?? []
    const words = settled(said ?? '')
    return words === '' || passing.some((one) => one.test(words)) ? [] : [words]
  })
}

/** Words that come or not, by how fast the machine is. */
const passing = [/^Loading\b/i]

/** The same text in every run: numbers of orders and people are made anew each time, the clock goes on, and marks of direction say nothing. */
function settled(said: string): string {
  return said
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/W?\d{8,}/g, '<number>')
    .replace(/\d{1,2}:\d{2}(:\d{2})?/g, '<time>')
    .replace(/\s+/g, ' ')
    .trim()
}
