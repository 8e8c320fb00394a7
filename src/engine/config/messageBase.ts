// Message keys as pages give them.

/** The key without the plural form: 'order.days' of 'order.days_one' and 'order.days_other'. Which form fits is the texts' own matter. */
export type MessageBase<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key
