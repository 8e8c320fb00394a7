// The questions before something is added. Flags answer them, or a person at the terminal.
import { type CommandUnknownOpts, Option, type OptionValues } from '@commander-js/extra-typings'
import { notAmong, sentence } from '@pagewright/engine/tools'
import { collected, InvalidArgument } from '../command'
import type { SourceEdits } from './sources'

export interface Answers {
  readonly [name: string]: string | undefined
}

/** One question. Its name is that of its flag. */
export interface Question {
  readonly name: string
  /** The text of the question. */
  readonly asks: string
  /** A flag without a value, or one that may be repeated. */
  readonly kind?: 'switch' | 'values'
  /** The allowed answers, if the set is closed. A function names those that the product decides. */
  readonly allowed?: readonly string[] | ((sources: SourceEdits, answers: Answers) => readonly string[])
  /** Allows several answers, separated by commas. */
  readonly several?: boolean
  /** The format of an answer, if the set is open. */
  readonly like?: { readonly pattern: RegExp; readonly words: string }
  /** Whether an answer is required. Nobody is asked for an optional one. */
  readonly isNeeded?: (answers: Answers, sources: SourceEdits) => boolean
  /** A likely answer, which a person may take by Enter. */
  readonly likely?: (answers: Answers, sources: SourceEdits) => string
}

/** Asks a person. Absent if there is none, such as in a script. */
export type Ask = (question: string) => Promise<string>

/** Gives a command an option for each question. */
export function addQuestions(command: CommandUnknownOpts, questions: readonly Question[]): void {
  for (const { name, asks, kind, allowed } of questions) {
    if (kind === 'switch') command.option(`--${name}`, asks)
    else if (kind === 'values') command.option(`--${name} <text>`, asks, collected)
    else command.option(`--${name} <text>`, typeof allowed === 'object' ? `${asks}: ${listed(allowed)}` : asks)
  }
}

export function answersIn(questions: readonly Question[], options: OptionValues): Answers {
  const found = questions.map(({ name }) => {
    const value = options[new Option(`--${name}`).attributeName()]
    return [name, value === true ? 'yes' : typeof value === 'string' ? value : undefined] as const
  })
  return Object.fromEntries(found)
}

/**
 * Returns the given answers, and asks for missing ones. Throws for an invalid answer. If nobody can be asked,
 * throws a list of all missing answers and their allowed values.
 */
export async function answersOf(
  questions: readonly Question[],
  given: Answers,
  sources: SourceEdits,
  ask: Ask | undefined,
): Promise<Answers> {
  const answers: { [name: string]: string | undefined } = { ...given }
  const missing: string[] = []
  for (const question of questions) {
    const { name, asks } = question
    const answer = answers[name]
    if (answer !== undefined) {
      const wrong = faultOf(question, answer, sources, answers)
      if (wrong !== undefined) throw new InvalidArgument(wrong)
    } else if (question.isNeeded?.(answers, sources) ?? question.kind === undefined) {
      const choice = choiceOf(question, sources, answers)
      if (ask) answers[name] = await asked(question, `${asks}${choice === '' ? '' : ` (${choice})`}: `)
      else missing.push(`  --${name}  ${asks}${choice === '' ? '' : `: ${choice}`}`)
    }
  }
  if (missing.length > 0) throw new InvalidArgument(`These are missing:\n${missing.join('\n')}`)
  return answers

  async function asked(question: Question, words: string): Promise<string> {
    const answer = (await ask?.(words))?.trim() || (question.likely?.(answers, sources) ?? '')
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
  const { name, like, several } = question
  if (question.kind === 'switch') return undefined
  const all = allowedBy(question, sources, answers)
  const wrong = all && (several ? partsOf(answer) : [answer]).find((one) => !all.includes(one))
  if (wrong !== undefined)
    return sentence(
      notAmong({ name: 'unknown-value', where: [`--${name}`], what: `there is no "${wrong}".` }, wrong, all ?? []),
    )
  if (like && !like.pattern.test(answer)) return `--${name}: "${answer}" is not possible: ${like.words}.`
  return undefined
}

function allowedBy({ allowed }: Question, sources: SourceEdits, answers: Answers): readonly string[] | undefined {
  return typeof allowed === 'function' ? allowed(sources, answers) : allowed
}

function choiceOf(question: Question, sources: SourceEdits, answers: Answers): string {
  const likely = question.likely?.(answers, sources)
  if (likely !== undefined)
    return likely
      .split('\n')
      .map((one) => `such as --${question.name} ${one}`)
      .join(' ')
  return listed(allowedBy(question, sources, answers) ?? []) || (question.like?.words ?? '')
}

function listed(all: readonly string[]): string {
  return all.length > 40 ? `one of ${all.length}, such as ${all.slice(0, 8).join(', ')}` : all.join(', ')
}
