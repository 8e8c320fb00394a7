// What has to be known before something new is written, and how it is found out: by flags, or by asking.
import { notAmong, sentence } from '@pagewright/engine/tools'
import { readOptions, type OptionKind } from '../options'
import type { Sources } from './sources'

export interface Answers {
  readonly [name: string]: string | undefined
}

/** One thing to know. Its name is that of its flag. */
export interface Question {
  readonly name: string
  /** What is asked, as people are asked it. */
  readonly asks: string
  readonly kind?: OptionKind
  /** What can be answered, where that is a closed set. */
  readonly allowed?: (sources: Sources, answers: Answers) => readonly string[]
  /** Several of what is allowed, with commas between them. */
  readonly several?: boolean
  /** What an answer looks like, where the set is open. */
  readonly like?: { readonly pattern: RegExp; readonly words: string }
  /** Whether there must be an answer; nobody is asked for what may be left out. */
  readonly isNeeded?: (answers: Answers) => boolean
}

/** Puts a question to a person; absent where there is none, such as in a script. */
export type Ask = (question: string) => Promise<string>

/**
 * Gives the answers that flags give, and asks for those that are missing. Throws one sentence for an answer that is not
 * possible and, where nobody can be asked, a list of all that is missing with what is allowed.
 */
export async function answersOf(
  questions: readonly Question[],
  args: readonly string[],
  sources: Sources,
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
  if (missing.length > 0) throw new Error(`Say as well:\n${missing.join('\n')}`)
  return answers

  async function asked(question: Question, words: string): Promise<string> {
    const answer = (await ask?.(words))?.trim() ?? ''
    const wrong = faultOf(question, answer, sources, answers)
    if (wrong === undefined) return answer
    return asked(question, `${wrong}\n${words}`)
  }
}

/** The answer to a question that was needed; throws where there is none. */
export function answerTo(answers: Answers, name: string): string {
  const answer = answers[name]
  if (answer === undefined) throw new Error(`Say --${name}.`)
  return answer
}

/** The parts of an answer with commas. */
export function partsOf(answer: string | undefined): readonly string[] {
  return (answer ?? '')
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function faultOf(question: Question, answer: string, sources: Sources, answers: Answers): string | undefined {
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

function choiceOf({ allowed, like }: Question, sources: Sources, answers: Answers): string {
  const all = allowed?.(sources, answers) ?? []
  if (all.length > 40) return `one of ${all.length}, such as ${all.slice(0, 8).join(', ')}`
  return all.length > 0 ? all.join(', ') : (like?.words ?? '')
}
