import type { Mutant } from './mutant'

/** Returns why a mistake of this kind can stay unnoticed: it is as valid as the intended value. */
export function reasonOf({ operator }: Mutant): string {
  return reasons[operator] ?? 'it cannot be distinguished from the intended value.'
}

const reasons: { readonly [operator: string]: string } = {
  'entry-dropped': 'the page is another valid page without it.',
  'roles-swapped': 'the personas see the same with the other role.',
  'role-forgotten': 'the personas see the same without it.',
  'schema-other-type': 'the code that reads the member accepts either type, so only the real server knows.',
  'schema-member': 'no compiled or tested code reads the member, so only the real server knows its name.',
  'schema-member-dropped': 'no compiled or tested code reads the member, so nothing misses it.',
  'schema-value': 'no compiled or tested code compares with the value, so only the real server knows it.',
  'schema-values-dropped': 'the code that reads the member accepts every value: nothing needs a closed set.',
}
