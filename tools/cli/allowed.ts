// Words of which only some are allowed. It is a file of its own, because the help of `pagewright` does without the engine.
import { InvalidArgumentError } from '@commander-js/extra-typings'
import { nearest } from '@pagewright/engine/tools'

/** Parses one of some words. Throws, and names the nearest one, for another word. */
export function allowed<Word extends string>(words: readonly Word[]): (word: string) => Word {
  return (word) => {
    const found = words.find((one) => one === word)
    if (found !== undefined) return found
    throw new InvalidArgumentError(`${didYouMean(word, words)}Allowed: ${words.join(', ')}.`)
  }
}

/** Returns a question with the nearest word and a space, or an empty text if none is near. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = nearest(word, words)
  return near === undefined ? '' : `Did you mean "${near}"? `
}
