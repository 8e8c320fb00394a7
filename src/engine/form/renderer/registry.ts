import type { Registry, RegistryWidgetsType, SchemaUtilsType, TemplatesType } from '@rjsf/utils'
import { fields, templates, widgets } from '../theme'
import type { FormUtils } from './formUtils'

/** Gives the renderer's fields what they draw one form with; ids begin with `prefix`. */
export function registryOf(
  utils: FormUtils,
  prefix: string,
  productWidgets: RegistryWidgetsType,
  translateString: Registry['translateString'],
): Registry {
  return {
    fields,
    // The theme has every template and the utils every question of the fields above; the rest is for those we do not have.
    templates: templates as TemplatesType,
    schemaUtils: utils as unknown as SchemaUtilsType,
    widgets: { ...widgets, ...productWidgets },
    rootSchema: utils.getRootSchema(),
    formContext: {},
    translateString,
    globalFormOptions: {
      idPrefix: prefix,
      idSeparator: '_',
      useFallbackUiForUnsupportedType: false,
      // Values, schemas and messages that have not changed are the same objects.
      experimental_componentUpdateStrategy: 'shallow',
    },
    uiSchemaDefinitions: {},
  }
}
