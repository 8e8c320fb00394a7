import type { Registry, RegistryWidgetsType, SchemaUtilsType, TemplatesType } from '@rjsf/utils'
import type { FormMemory } from '../useFormStore'
import { fields, templates, widgets } from '../theme'
import { wordOf } from '../words'
import type { FormOfRegistry } from './formOfRegistry'
import type { FormUtils } from './formUtils'

/** Gives the renderer's fields what they draw one form with; ids begin with its prefix. */
export function registryOf(utils: FormUtils, memory: FormMemory, productWidgets: RegistryWidgetsType): Registry {
  const form: FormOfRegistry = { memory, utils, productWidgets }
  return {
    fields,
    // The theme has every template and the utils every question of the fields above; the rest is for those we do not have.
    templates: templates as TemplatesType,
    schemaUtils: utils as unknown as SchemaUtilsType,
    widgets: { ...widgets, ...productWidgets },
    rootSchema: utils.getRootSchema(),
    formContext: form,
    translateString: (asked, params) => wordOf(memory.texts, asked, params),
    globalFormOptions: {
      idPrefix: memory.prefix,
      idSeparator: '_',
      useFallbackUiForUnsupportedType: false,
      // Values, schemas and messages that have not changed are the same objects.
      experimental_componentUpdateStrategy: 'shallow',
    },
    uiSchemaDefinitions: {},
  }
}
