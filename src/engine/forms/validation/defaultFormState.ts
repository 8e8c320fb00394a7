import type { Experimental_DefaultFormStateBehavior } from '@rjsf/utils'

/** Fills in as little as can be: an optional part stays away until the person adds it, a list begins empty. */
export const defaultFormState: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'populateRequiredDefaults',
  // What the person has to answer must not come answered.
  requiredBooleanDefault: 'skip',
  constAsDefaults: 'skipOneOf',
  arrayMinItems: {
    populate: 'all',
    // Only lists of groups open their first members: an empty text or picture would count as one.
    computeSkipPopulate: (_validator, schema) =>
      !(
        typeof schema?.items === 'object' &&
        (Array.isArray(schema.items) || 'properties' in schema.items || '$ref' in schema.items)
      ),
  },
}
