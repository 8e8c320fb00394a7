import type { Handlers } from './handler'
import { accountHandlers } from './handlers/account'
import { billHandlers } from './handlers/bill'
import { guildHandlers } from './handlers/guild'
import { guildCreationHandlers } from './handlers/guildCreation'
import { memberHandlers } from './handlers/member'
import { paymentHandlers } from './handlers/payment'
import { productHandlers } from './handlers/product'
import { resellerHandlers } from './handlers/reseller'
import { withdrawalHandlers } from './handlers/withdrawal'
import { withdrawalMethodHandlers } from './handlers/withdrawalMethod'

export const handlers: Handlers = {
  ...accountHandlers,
  ...productHandlers,
  ...paymentHandlers,
  ...guildHandlers,
  ...guildCreationHandlers,
  ...memberHandlers,
  ...billHandlers,
  ...withdrawalMethodHandlers,
  ...withdrawalHandlers,
  ...resellerHandlers,
}
