import { createContext, type ReactNode } from 'react'
import type { FieldProblem } from '../validation/fieldProblem'

/** A top-level field as RJSF drew it. */
export interface DrawnField {
  readonly name: string
  readonly content: ReactNode
}

/** A step that is not the last one. A submit validates its fields, and then goes on. */
export interface OpenStep {
  readonly names: readonly string[]
  goOn(): void
}

/** The behaviour that steps, sections and rules add to a form. `FormWithParts` creates it, and its code loads on demand. */
export interface FormParts {
  /** Draws the fields in their parts. */
  draw(fields: readonly DrawnField[]): ReactNode
  /** Returns the open step, or undefined if a submit sends the form. */
  openStep(scope: object): OpenStep | undefined
  /** Opens the first step that has one of these fields. */
  reveal(names: ReadonlySet<string>): void
  /** Returns the rules across fields that are broken. */
  findProblems(scope: object): readonly FieldProblem[]
}

/** Carries the parts of the surrounding form to the template of its root. */
export const FormPartsContext = createContext<FormParts | undefined>(undefined)
