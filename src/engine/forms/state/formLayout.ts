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

/** The behaviour that steps, sections and rules add to a form. `FormInSections` creates it, and its code loads on demand. */
export interface FormLayout {
  /** Draws the fields in their sections. */
  draw(fields: readonly DrawnField[]): ReactNode
  /** Returns the open step, or undefined if a submit sends the form. */
  openStep(scope: object): OpenStep | undefined
  /** Opens the first step that has one of these fields. */
  reveal(names: ReadonlySet<string>): void
  /** Returns the rules across fields that are broken. */
  findProblems(scope: object): readonly FieldProblem[]
}

/** Carries the layout of the surrounding form to the template of its root. */
export const FormLayoutContext = createContext<FormLayout | undefined>(undefined)
