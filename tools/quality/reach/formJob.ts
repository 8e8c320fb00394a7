// Defines the questions to the process that draws forms, and its answers.
import type { JsonSchema } from '@pagewright/cli/source'

/** One schema to draw with one library, and documents to load and submit. */
export interface FormJob {
  readonly library: 'pagewright' | 'stock'
  readonly schema: JsonSchema
  readonly documents: readonly unknown[]
}

export interface FormResult {
  readonly isDrawn: boolean
  readonly seconds: number
  readonly problem?: string
  readonly documents: readonly DocumentResult[]
}

/** `changed`: it was sent with other values. `refused`: it was not sent. */
export interface DocumentResult {
  readonly sent?: unknown
  /** A document is completed if it lacked members that its own schema requires, and was sent with them. */
  readonly is: 'same' | 'changed' | 'completed' | 'refused' | 'failed'
  readonly problem?: string
}
