// Finds lines of code that name a member. A person has to read them, because changes never write code.
import type { Files } from '../../files'

const folders = ['sandbox', 'src/widgets', 'tests/pages', 'tests/sandbox']

/** Returns the lines as `file:line`, in the order of the files. */
export function codeWith(files: Files, name: string): readonly string[] {
  const pattern = new RegExp(`(?<![\\w-])${name}(?![\\w-])`)
  return folders.flatMap((folder) =>
    files
      .below(folder)
      .filter((file) => /\.(tsx?|json)$/.test(file))
      .flatMap((file) =>
        files
          .read(file)
          .split('\n')
          .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
      ),
  )
}
