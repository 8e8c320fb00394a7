// The questions before something is added. Flags answer them, or a person at the terminal.
import { notAmong, sentence } from '@pagewright/engine/tools'
import { readOptions, type OptionKind } from '../options'
import type { SourceEdits } from './sources'

export interface Answers {
  readonly [name: string]: string | undefined
}

/** One question. Its name is that of its flag. */
export interface Question {
  readonly name: string
  /** The text of the question. */
  readonly asks: string
  readonly kind?: OptionKind
  /** The allowed answers, if the set is closed. */
  readonly allowed?: (sources: SourceEdits, answers: Answers) => readonly string[]
  /** Allows several answers, separated by commas. */
  readonly several?: boolean
  /** The format of an answer, if the set is open. */
  readonly like?: { readonly pattern: RegExp; readonly words: string }
  /** Whether an answer is required. Nobody is asked for an optional one. */
  readonly isNeeded?: (answers: Answers) => boolean
}

/** Asks a person. Absent if there is none, such as in a script. */
export type Ask = (question: string) => Promise<string>

/**
 * Returns the answers from flags, and asks for missing ones. Throws for an invalid answer. If nobody can be asked,
 * throws a list of all missing answers and their allowed values.
 */
export async function answersOf(
  questions: readonly Question[],
  args: readonly string[],
  sources: SourceEdits,
  ask: Ask | undefined,
): Promise<Answers> {
  const known = Object.fromEntries(questions.map(({ name, kind = 'value' }) => [name, kind]))
  const given: Answers = readOptions(args, known)
  const answers: { [name: string]: string | undefined } = { ...given }
  const missing: string[] = []
  for (const question of questions) {
    const { name, asks } = question
    const answer = answers[name]
    if (answer !== undefined) {
      const wrong = faultOf(question, answer, sources, answers)
      if (wrong !== undefined) throw new Error(wrong)
    } else if (question.isNeeded?.(answers) ?? question.kind === undefined) {
      const choice = choiceOf(question, sources, answers)
      if (ask) answers[name] = await asked(question, `${asks}${choice === '' ? '' : ` (${choice})`}: `)
      else missing.push(`  --${name}  ${asks}${choice === '' ? '' : `: ${choice}`}`)
    }
  }
  if (missing.length > 0) throw new Error(`These are missing:\n${missing.join('\n')}`)
  return answers

  async function asked(question: Question, words: string): Promise<string> {
    const answer = (await ask?.(words))?.trim() ?? ''
    const wrong = faultOf(question, answer, sources, answers)
    if (wrong === undefined) return answer
    return asked(question, `${wrong}\n${words}`)
  }
}

/** Returns the answer to a required question. Throws if there is none. */
export function answerTo(answers: Answers, name: string): string {
  const answer = answers[name]
  if (answer === undefined) throw new Error(`Say --${name}.`)
  return answer
}

/** Splits an answer at its commas. */
export function partsOf(answer: string | undefined): readonly string[] {
  return (answer ?? '')
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function faultOf(question: Question, answer: string, sources: SourceEdits, answers: Answers): string | undefined {
  const { name, allowed, like, several } = question
  if (question.kind === 'switch') return undefined
  const all = allowed?.(sources, answers)
  const wrong = all && (several ? partsOf(answer) : [answer]).find((one) => !all.includes(one))
  if (wrong !== undefined)
    return sentence(
      notAmong({ name: 'unknown-value', where: [`--${name}`], what: `there is no "${wrong}".` }, wrong, all ?? []),
    )
  if (like && !like.pattern.test(answer)) return `--${name}: "${answer}" is not possible: ${like.words}.`
  return undefined
}

function choiceOf({ allowed, like }: Question, sources: SourceEdits, answers: Answers): string {
  const all = allowed?.(sources, answers) ?? []
  if (all.length > 40) return `one of ${all.length}, such as ${all.slice(0, 8).join(', ')}`
  return all.length > 0 ? all.join(', ') : (like?.words ?? '')
}
