// The services that a form gets from the product. The form folder itself knows no endpoint, storage or page.
import { createContext, type ComponentType, type ReactNode } from 'react'
import { useProvided } from '../../lib/react'
import type { WidgetProps } from '@rjsf/utils'
import type { Action, FieldCheck, Options, Message } from '../../language/types/plain'
import type { ImageSource } from '../../native/nativeHost'
import type { Draft } from '../../session/drafts'
import type { RecentValue } from '../../session/recents'

/** Holds the values of a form by the name of their field. */
export interface Values {
  readonly [name: string]: unknown
}

/** The verdict of an endpoint on a typed value. */
export type CheckResult = { readonly good: true; readonly answer: unknown } | { readonly good: false }

/** Holds what a form needs from the page around it. */
export interface FormServices {
  /** Reads all rows of a choice, in display order. References in `body` are resolved already. */
  loadOptions(options: Options, body: object, signal: AbortSignal): Promise<readonly unknown[]>
  /** Asks an endpoint about a typed value. Resolves with its verdict; rejects if there is none, for example offline. */
  check(check: FieldCheck, body: object, signal: AbortSignal): Promise<CheckResult>
  /** Uploads a file and resolves with its URL. */
  upload(
    file: Blob,
    options: { readonly name: string; readonly signal: AbortSignal; onProgress?(share: number): void },
  ): Promise<string>
  /** Resolves to the app's own choice of pictures. Without it, the browser chooses. */
  images?(): Promise<ImageSource | undefined>
  /** Translates a message with values of the scope. */
  translate(message: Message, scope: object): string
  /** Draws an action as a button or a link, or nothing if the person may not perform it. */
  drawAction(action: Action, scope: object): ReactNode
  readonly drafts: {
    load(id: string): Draft | undefined
    save(id: string, draft: Draft): void
    clear(id: string): void
  }
  /** The values that the person sent last, by form and field. */
  readonly recents: {
    load(field: string): readonly RecentValue[]
    add(field: string, recent: RecentValue): void
    keep(field: string, value: string, isKept: boolean): boolean
  }
  /** Widgets of the product by their names in `widget`. */
  readonly widgets: { readonly [name: string]: ComponentType<WidgetProps> }
}

/** Carries the `FormServices` to the fields of a form. */
export const FormServicesContext = createContext<FormServices | null>(null)

/** Returns the services of the nearest provider. Throws if there is none. */
export function useFormServices(): FormServices {
  return useProvided(FormServicesContext, 'FormServicesContext')
}
