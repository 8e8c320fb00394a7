// What a form needs of the product around it. Knows no endpoint, no storage and no page.
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import type { FieldCheck, LinkAction, Options, Message } from '../../language/types/plain'

export interface Values {
  readonly [name: string]: unknown
}

/** What a check was told. It rejects when nothing was told: no network, a broken answer. */
export type CheckResult = { readonly good: true; readonly answer: unknown } | { readonly good: false }

export interface FormServices {
  /** Reads the rows of a choice, in the order to show them. `body` is already bound. */
  loadOptions(options: Options, body: object, signal: AbortSignal): Promise<readonly unknown[]>
  /** Asks about a typed value. A refusal resolves with `good: false`; a failure to ask rejects. */
  check(check: FieldCheck, body: object, signal: AbortSignal): Promise<CheckResult>
  /** Sends a file and gives the address it can be read at. */
  upload(
    file: Blob,
    options: { readonly name: string; readonly signal: AbortSignal; onProgress?(share: number): void },
  ): Promise<string>
  /** Writes words with values of the scope. */
  translate(words: Message, scope: object): string
  /** Draws the way to another page; nothing where it may not be shown. */
  drawLink(link: LinkAction, scope: object): ReactNode
  readonly drafts: {
    load(id: string): Values | undefined
    save(id: string, values: Values): void
    clear(id: string): void
  }
  /** Widgets of the product, by the name a field gives in `widget`. */
  readonly widgets: { readonly [name: string]: ComponentType<WidgetProps> }
}

export const FormServicesContext = createContext<FormServices | null>(null)

/** Gives the services of the nearest provider; throws without one. */
export function useFormServices(): FormServices {
  const services = useContext(FormServicesContext)
  if (!services) throw new Error('A form stands outside <FormServicesContext>. Wrap the app in its provider.')
  return services
}
