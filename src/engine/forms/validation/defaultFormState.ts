import type { Experimental_DefaultFormStateBehavior } from '@rjsf/utils'

/** RJSF's options for defaults: fill in as little as possible. Optional objects stay absent, and lists start empty. */
export const defaultFormState: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'populateRequiredDefaults',
  // A required question must not start with an answer.
  requiredBooleanDefault: 'skip',
  constAsDefaults: 'skipOneOf',
  arrayMinItems: {
    populate: 'all',
    // Only lists of objects start with items. An empty text or picture would count as an item.
    computeSkipPopulate: (_validator, schema) =>
      !(
        typeof schema?.items === 'object' &&
        (Array.isArray(schema.items) || 'properties' in schema.items || '$ref' in schema.items)
      ),
  },
}
