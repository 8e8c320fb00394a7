// Written by `npm run generate`: the endpoints that src/ names. Do not edit.
import type { EndpointShape } from '@pagewright/engine/site'

export const endpoints = {
 "POST /web/MyAccountInfo": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    },
    "nikeName": {
     "type": "string"
    },
    "duid": {
     "type": "string"
    },
    "avatar_url": {
     "type": "string"
    },
    "gold": {
     "type": "integer"
    },
    "agent": {
     "type": "integer"
    },
    "guild_id": {
     "type": "string"
    },
    "guild_role": {
     "type": "string"
    },
    "guild_name": {
     "type": "string"
    },
    "is_reseller": {
     "type": "boolean"
    },
    "is_bd": {
     "type": "boolean"
    },
    "is_sub_bd": {
     "type": "boolean"
    },
    "is_ext_admin": {
     "type": "boolean"
    },
    "country_id": {
     "type": "string"
    },
    "country_name": {
     "type": "string"
    },
    "country_icon": {
     "type": "string"
    },
    "diamonds": {
     "type": "string"
    },
    "settlement_days": {
     "type": "integer"
    },
    "is_upper_agent": {
     "type": "boolean"
    }
   },
   "required": [
    "uid",
    "nikeName",
    "duid",
    "gold",
    "agent",
    "is_reseller",
    "is_bd",
    "is_sub_bd",
    "is_ext_admin",
    "country_id",
    "diamonds",
    "is_upper_agent"
   ]
  }
 },
 "POST /web/upload": {
  "kind": "write",
  "request": {
   "properties": {
    "name": {},
    "size": {},
    "type": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {
    "upload_url": {
     "type": "string"
    },
    "url": {
     "type": "string"
    }
   },
   "required": [
    "upload_url",
    "url"
   ]
  }
 },
 "POST /withoutsign/payment/queryOrder": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "status": {
     "type": "string"
    },
    "order_no": {
     "type": "string"
    },
    "payment_no": {
     "type": "string"
    },
    "pay_url": {
     "type": "string"
    },
    "pay_amount": {
     "type": "string"
    },
    "currency": {
     "type": "string"
    },
    "coins": {
     "type": "integer"
    },
    "method": {
     "type": "string"
    },
    "user_id": {
     "type": "string"
    },
    "nickname": {
     "type": "string"
    },
    "created_at": {
     "type": "integer"
    },
    "paid_at": {
     "type": "integer"
    }
   },
   "required": [
    "status",
    "order_no",
    "payment_no",
    "pay_amount",
    "currency",
    "coins",
    "method",
    "user_id",
    "created_at"
   ]
  }
 }
} as unknown as { readonly [endpoint: string]: EndpointShape }
