import { byId, named, needed, special } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'

export const sequence = defineAction({
  kind: 'sequence',
  doc: 'Performs several actions in order, and stops at the first that fails or is cancelled. The next press goes on there.',
  members: {
    steps: needed(
      'The actions, in the order of their keys. A step sees the answer of the call before it as `answer`. A step whose `when` does not hold is skipped.',
      special('sequenceSteps', byId(named('Step'))),
    ),
  },
  does: 'sequence',
  example: {
    do: 'sequence',
    label: 'a.name',
    steps: {
      save: {
        do: 'call',
        call: 'POST /save',
        label: 'a.name',
        body: { id: { from: 'user.id' }, name: 'x' },
      },
      copy: { do: 'copy', label: 'a.name', value: 'answer.url' },
    },
  },
})
