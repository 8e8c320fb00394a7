import type { Registry, RegistryWidgetsType } from '@rjsf/utils'
import type { FormMemory } from '../useFormStore'
import type { FormUtils } from './formUtils'

/** What our fields find in the registry of a form. */
export interface FormOfRegistry {
  readonly memory: FormMemory
  readonly utils: FormUtils
  readonly productWidgets: RegistryWidgetsType
}

/** Gives the form that a registry was made for. */
export function formOf(registry: Registry): FormOfRegistry {
  return registry.formContext as FormOfRegistry
}
