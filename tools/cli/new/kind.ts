import type { Answers, Question } from './questions'
import type { Sources } from './sources'

/** One kind of new thing: what must be known, and what is then changed. */
export interface Kind {
  readonly questions: readonly Question[]
  /** Changes the sources, and gives the message keys that need words. Throws one sentence where it cannot be done. */
  plan(answers: Answers, sources: Sources): Plan
}

export interface Plan {
  /** The first is the one whose words need no name. */
  readonly words: readonly string[]
  /** What is left to do, or was left out. */
  readonly notes: readonly string[]
  /** Files that people finish: what is found in them is told, and keeps nothing from being written. */
  readonly drafts?: readonly string[]
}
