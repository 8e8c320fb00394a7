import type { Handlers } from './handler'
import { accountHandlers } from './handlers/account'
import { agentHandlers } from './handlers/agent'
import { bannerHandlers } from './handlers/banner'
import { billHandlers } from './handlers/bill'
import { creationReviewHandlers } from './handlers/creationReview'
import { extAdminHandlers } from './handlers/extAdmin'
import { fanHandlers } from './handlers/fan'
import { guildHandlers } from './handlers/guild'
import { guildCreationHandlers } from './handlers/guildCreation'
import { joinApplicationHandlers } from './handlers/joinApplication'
import { memberHandlers } from './handlers/member'
import { ownPaymentHandlers } from './handlers/ownPayment'
import { paymentHandlers } from './handlers/payment'
import { productHandlers } from './handlers/product'
import { resellerHandlers } from './handlers/reseller'
import { teamHandlers } from './handlers/team'
import { withdrawalHandlers } from './handlers/withdrawal'
import { withdrawalConfigHandlers } from './handlers/withdrawalConfig'
import { withdrawalMethodHandlers } from './handlers/withdrawalMethod'

export const handlers: Handlers = {
  ...accountHandlers,
  ...productHandlers,
  ...paymentHandlers,
  ...ownPaymentHandlers,
  ...agentHandlers,
  ...guildHandlers,
  ...guildCreationHandlers,
  ...creationReviewHandlers,
  ...joinApplicationHandlers,
  ...fanHandlers,
  ...bannerHandlers,
  ...teamHandlers,
  ...extAdminHandlers,
  ...memberHandlers,
  ...billHandlers,
  ...withdrawalMethodHandlers,
  ...withdrawalConfigHandlers,
  ...withdrawalHandlers,
  ...resellerHandlers,
}
