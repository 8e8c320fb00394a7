// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { PageConfig } from '@pagewright/engine/language'
import type { RouteModule } from '@pagewright/engine/site'
import { form as withdrawMethod } from '../forms/withdrawMethod.russia'

const page = {
 "title": "method.title",
 "opened": {
  "tabs": {
   "call": "setTabBar",
   "args": {
    "isShow": false
   },
   "when": {
    "host.isApp": true
   }
  },
  "back": {
   "call": "hiddenBackButton",
   "args": {
    "isHidden": true
   },
   "when": {
    "host.isApp": true
   }
  }
 },
 "blocks": {
  "method": {
   "block": "form",
   "form": "withdrawMethod",
   "incomplete": "common.incomplete",
   "fields": {
    "channel_id": {
     "label": "method.channel",
     "widget": "cards",
     "messages": {
      "required": "method.channel.empty"
     },
     "options": {
      "call": "GET /web/withdrawal/channel/list",
      "value": "row.id",
      "label": "row.name",
      "image": "row.image_url",
      "fills": {
       "kind": "row.kind"
      }
     }
    },
    "kind": {
     "label": "method.kind",
     "widget": "hidden"
    },
    "holder": {
     "label": "method.holder",
     "when": {
      "form.kind": {
       "exists": true
      }
     }
    },
    "bank_name": {
     "label": "method.bank",
     "when": {
      "form.kind": "bank"
     }
    },
    "iban": {
     "label": "method.iban",
     "placeholder": "method.iban.hint",
     "when": {
      "form.kind": "bank"
     }
    },
    "network": {
     "label": "method.network",
     "widget": "chips",
     "words": {
      "TRC20": "method.network.TRC20",
      "ERC20": "method.network.ERC20",
      "BEP20": "method.network.BEP20",
      "TON": "method.network.TON"
     },
     "when": {
      "form.kind": "crypto"
     }
    },
    "account_no": {
     "label": "method.account",
     "help": "method.account.help",
     "when": {
      "form.kind": {
       "exists": true
      }
     }
    },
    "tax_id": {
     "label": "method.taxId",
     "help": "method.taxId.help",
     "when": {
      "form.kind": {
       "exists": true
      }
     }
    }
   },
   "submit": {
    "do": "call",
    "call": "POST /web/withdrawal/method/create",
    "label": "method.submit",
    "tone": "primary",
    "done": "method.done",
    "failed": "method.failed",
    "reasons": {
     "1310": "common.incomplete"
    },
    "then": "back"
   },
   "order": [
    "channel_id",
    "kind",
    "holder",
    "tax_id",
    "bank_name",
    "iban",
    "network",
    "account_no"
   ]
  }
 }
} as const satisfies PageConfig

export const route = {
  page,
  problems: [],
  endpoints: {
 "GET /web/withdrawal/channel/list": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "id": {
        "type": "string"
       },
       "name": {
        "type": "string"
       },
       "name_ar": {
        "type": "string"
       },
       "name_tr": {
        "type": "string"
       },
       "name_pt": {
        "type": "string"
       },
       "name_id": {
        "type": "string"
       },
       "name_ru": {
        "type": "string"
       },
       "name_uz": {
        "type": "string"
       },
       "name_fa": {
        "type": "string"
       },
       "name_ur": {
        "type": "string"
       },
       "name_zh": {
        "type": "string"
       },
       "image_url": {
        "type": "string"
       },
       "image_url_ar": {
        "type": "string"
       },
       "image_url_tr": {
        "type": "string"
       },
       "image_url_pt": {
        "type": "string"
       },
       "image_url_id": {
        "type": "string"
       },
       "image_url_ru": {
        "type": "string"
       },
       "image_url_uz": {
        "type": "string"
       },
       "image_url_fa": {
        "type": "string"
       },
       "image_url_ur": {
        "type": "string"
       },
       "image_url_zh": {
        "type": "string"
       },
       "kind": {
        "type": "string"
       },
       "country_id": {
        "type": "string"
       },
       "country_icon": {
        "type": "string"
       },
       "networks": {
        "type": "array",
        "items": {
         "type": "string"
        }
       }
      },
      "required": [
       "id",
       "name",
       "image_url",
       "kind",
       "country_id",
       "country_icon"
      ]
     }
    },
    "has_more": {}
   },
   "required": [
    "list"
   ]
  }
 },
 "POST /web/withdrawal/method/create": {
  "kind": "write",
  "request": {
   "properties": {
    "channel_id": {},
    "kind": {},
    "holder": {},
    "account_no": {},
    "bank_name": {},
    "iban": {},
    "tax_id": {},
    "network": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {
    "id": {
     "type": "string"
    }
   },
   "required": [
    "id"
   ]
  }
 }
},
  sources: {},
  forms: { withdrawMethod },
  icons: {},
} as unknown as RouteModule
