import type { Mutant } from './mutant'

/** Why a mistake of this kind can stay unnoticed: in what way it is as good as what was meant, for whoever does not know that. */
export function reasonOf({ operator }: Mutant): string {
  return reasons[operator] ?? 'nothing tells it from what was meant.'
}

const reasons: { readonly [operator: string]: string } = {
  'roles-swapped': 'the people that are told of see the same with the other role.',
  'role-forgotten': 'the people that are told of see the same without it.',
  'schema-other-type': 'what reads the member takes either type, so only the real server knows.',
  'schema-member': 'nothing that is compiled or tested reads the member, so only the real server knows its name.',
  'schema-member-dropped': 'nothing that is compiled or tested reads the member, so nothing misses it.',
  'schema-value': 'nothing that is compiled or tested compares with the value, so only the real server knows it.',
  'schema-values-dropped': 'what reads the member takes each value as it comes: nothing asks for a closed set.',
}
