import type { Operator } from '../operator'
import { bindingOperators } from './bindings'
import { conditionOperators } from './conditions'
import { marketOperators, overlayOperators } from './markets'
import { nameOperators } from './names'
import { callOperators, schemaOperators } from './schemas'
import { shapeOperators } from './shapes'
import { textOperators } from './texts'

/** All kinds of mistakes. */
export const operators: readonly Operator[] = [
  ...nameOperators,
  ...conditionOperators,
  ...shapeOperators,
  ...bindingOperators,
  ...overlayOperators,
  ...marketOperators,
  ...schemaOperators,
  ...callOperators,
  ...textOperators,
]
