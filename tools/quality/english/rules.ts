// The rules of plain English that a program can judge. They find candidates; a person decides.
import nlp from 'compromise'
import type { Sentence } from './comments'

export interface EnglishFinding {
  readonly rule: 'long' | 'opening' | 'no verb' | 'docstring'
  readonly what: string
}

const most = 25
/** Words that begin a clause in the place of a subject: "What is read", "Of the first that stands there". */
const riddles = /^(Of|What|Who|Whoever|Whatever|Whichever|Whom|Whose|How|Which|That which)\b(?!.*\?$)/

/** Returns what is wrong with a sentence. */
export function judgeSentence({ text, isDocstring, opensFunction }: Sentence): readonly EnglishFinding[] {
  const words = text.split(' ').filter((word) => /\w/.test(word))
  return [
    ...(words.length > most ? [{ rule: 'long', what: `${words.length} words` } as const] : []),
    ...(riddles.test(text) ? [{ rule: 'opening', what: `opens with "${words[0]}"` } as const] : []),
    ...(!isDocstring && words.length > 3 && !hasVerb(text) ? [{ rule: 'no verb', what: 'has no verb' } as const] : []),
    ...(opensFunction && !opensWithVerb(words[0] ?? '')
      ? [{ rule: 'docstring', what: `a function's docstring opens with "${words[0]}", not with a verb` } as const]
      : []),
  ]
}

function hasVerb(text: string): boolean {
  return nlp(text).has('#Verb') || opensWithVerb(text.split(' ', 1)[0] ?? '')
}

/** Returns whether a word is a verb in the third person, as in "Returns the page". */
function opensWithVerb(word: string): boolean {
  return /^[A-Z][a-z]+s$/.test(word) && nlp(`it ${word.toLowerCase()} the page`).has('it #Verb the')
}
