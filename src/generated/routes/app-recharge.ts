// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'
import { form as ownRecharge } from '../forms/ownRecharge'

const page = {
 "title": "appRecharge.title",
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
  "me": {
   "block": "record",
   "call": "POST /web/MyAccountInfo",
   "look": "hero",
   "image": "row.avatar_url",
   "name": "row.nikeName",
   "cells": {
    "coins": {
     "label": "account.coins",
     "value": "row.gold",
     "format": "count",
     "big": true
    }
   },
   "lines": {
    "duid": {
     "label": "account.id",
     "value": "row.duid",
     "format": "id",
     "copy": true
    }
   }
  },
  "recharge": {
   "block": "form",
   "form": "ownRecharge",
   "fields": {
    "identity": {
     "label": "appRecharge.identity",
     "widget": "cards",
     "words": {
      "user": "appRecharge.identity.user",
      "agent": "appRecharge.identity.agent"
     },
     "when": {
      "user.is_agent": true
     },
     "messages": {
      "required": "appRecharge.identity.empty"
     }
    },
    "country_id": {
     "label": "recharge.country",
     "widget": "sheet",
     "messages": {
      "required": "recharge.country.empty"
     },
     "initial": {
      "from": "user.country_id"
     },
     "options": {
      "call": "POST /withoutsign/country",
      "value": "row.id",
      "label": "row.name",
      "image": "row.icon",
      "without": [
       34,
       40,
       42,
       15
      ]
     }
    },
    "method_id": {
     "label": "recharge.method",
     "widget": "cards",
     "messages": {
      "required": "recharge.method.empty"
     },
     "options": {
      "call": "POST /web/payment/methods",
      "body": {
       "country_id": {
        "from": "form.country_id"
       }
      },
      "value": "row.id",
      "label": "row.name",
      "note": "row.currency",
      "image": "row.image_url",
      "fills": {
       "amounts": "row.amounts",
       "needs_payer": "row.needs_payer"
      }
     }
    },
    "amount": {
     "label": "recharge.amount",
     "widget": "amount",
     "icon": "banknote",
     "messages": {
      "required": "recharge.amount.empty",
      "minLength": "recharge.amount.empty"
     },
     "suggest": {
      "from": "form.amounts"
     }
    },
    "payer_account": {
     "label": "recharge.payer",
     "help": "recharge.payer.help",
     "icon": "smartphone",
     "when": {
      "form.needs_payer": true
     },
     "messages": {
      "required": "recharge.payer.empty",
      "minLength": "recharge.payer.empty"
     },
     "check": {
      "call": "POST /withoutsign/payermax/user/verify",
      "body": {
       "method_id": {
        "from": "form.method_id"
       },
       "payer_account": {
        "from": "form.payer_account"
       }
      },
      "shows": "answer.payer_name",
      "failed": "recharge.payer.unknown"
     }
    },
    "amounts": {
     "label": "recharge.amount",
     "widget": "hidden"
    },
    "needs_payer": {
     "label": "recharge.payer",
     "widget": "hidden"
    },
    "agree": {
     "label": "recharge.agree",
     "widget": "checkbox",
     "messages": {
      "required": "recharge.agree.empty",
      "enum": "recharge.agree.empty"
     }
    }
   },
   "submit": {
    "do": "call",
    "call": "POST /web/payment/createOrder",
    "label": "recharge.submit",
    "tone": "primary",
    "failed": "recharge.failed",
    "reasons": {
     "1102": "recharge.amount.outside",
     "1104": "recharge.payer.unknown",
     "1310": "common.incomplete"
    },
    "then": {
     "leave": {
      "from": "answer.pay_url"
     }
    },
    "found": {
     "to": "/pay/result",
     "query": {
      "order_no": {
       "from": "ref"
      }
     }
    }
   }
  },
  "ways": {
   "block": "links",
   "links": {
    "room": {
     "do": "native",
     "label": "inApp.room",
     "icon": "door-open",
     "when": {
      "query.rid": {
       "exists": true,
       "not": "0"
      }
     },
     "call": "jumpToRoom",
     "args": {
      "rid": {
       "from": "query.rid"
      }
     }
    },
    "wallet": {
     "do": "native",
     "label": "inApp.wallet",
     "icon": "wallet",
     "call": "jumpToWallet"
    },
    "store": {
     "do": "native",
     "label": "inApp.store",
     "icon": "store",
     "call": "jumpToStore"
    },
    "questions": {
     "do": "link",
     "label": "recharge.faq",
     "icon": "circle-question-mark",
     "to": "/app-recharge/faq"
    },
    "others": {
     "do": "link",
     "label": "recharge.others",
     "icon": "gift",
     "to": "/recharge"
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
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
 "POST /web/payment/createOrder": {
  "kind": "money",
  "request": {
   "properties": {
    "identity": {},
    "country_id": {},
    "method_id": {},
    "amount": {},
    "payer_account": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {
    "order_no": {
     "type": "string"
    },
    "pay_url": {
     "type": "string"
    }
   },
   "required": [
    "order_no",
    "pay_url"
   ]
  },
  "outcome": {
   "call": "POST /withoutsign/payment/queryOrder",
   "body": {
    "user_id": {
     "from": "user.uid"
    },
    "method_id": {
     "from": "body.method_id"
    },
    "amount": {
     "from": "body.amount"
    },
    "since": {
     "from": "since"
    }
   },
   "time": "created_at",
   "match": [
    {
     "row.pay_amount": {
      "from": "body.amount"
     }
    }
   ],
   "ref": "order_no",
   "missing": [
    "1103"
   ],
   "refusals": [
    "1005",
    "1101",
    "1102",
    "1104",
    "1310"
   ]
  }
 },
 "POST /web/payment/methods": {
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
       "country_id": {
        "type": "string"
       },
       "currency": {
        "type": "string"
       },
       "coins_per_unit": {
        "type": "integer"
       },
       "min_amount": {
        "type": "string"
       },
       "max_amount": {
        "type": "string"
       },
       "amounts": {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "note": {
        "type": "string"
       },
       "needs_payer": {
        "type": "boolean"
       }
      },
      "required": [
       "id",
       "name",
       "image_url",
       "country_id",
       "currency",
       "coins_per_unit"
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
 "POST /withoutsign/country": {
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
       "code": {
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
       "icon": {
        "type": "string"
       },
       "phone_code": {
        "type": "string"
       }
      },
      "required": [
       "id",
       "code",
       "name",
       "icon",
       "phone_code"
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
 "POST /withoutsign/payermax/user/verify": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "payer_name": {
     "type": "string"
    }
   },
   "required": [
    "payer_name"
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
},
  sources: {},
  forms: { ownRecharge },
  icons: {
 "banknote": [
  [
   "rect",
   {
    "width": "20",
    "height": "12",
    "x": "2",
    "y": "6",
    "rx": "2"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "12",
    "r": "2"
   }
  ],
  [
   "path",
   {
    "d": "M6 12h.01M18 12h.01"
   }
  ]
 ],
 "circle-question-mark": [
  [
   "circle",
   {
    "cx": "12",
    "cy": "12",
    "r": "10"
   }
  ],
  [
   "path",
   {
    "d": "M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3"
   }
  ],
  [
   "path",
   {
    "d": "M12 17h.01"
   }
  ]
 ],
 "door-open": [
  [
   "path",
   {
    "d": "M10 21H2"
   }
  ],
  [
   "path",
   {
    "d": "M10 3H7a2 2 0 00-2 2v16"
   }
  ],
  [
   "path",
   {
    "d": "M14 12h.01"
   }
  ],
  [
   "path",
   {
    "d": "M19 21V5a2 2 0 00-1.675-1.974l-6.163-1.013A1 1 0 0010 3v18a1 1 0 001.124.992z"
   }
  ],
  [
   "path",
   {
    "d": "M22 21h-3"
   }
  ]
 ],
 "gift": [
  [
   "path",
   {
    "d": "M12 7v14"
   }
  ],
  [
   "path",
   {
    "d": "M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8"
   }
  ],
  [
   "path",
   {
    "d": "M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5"
   }
  ],
  [
   "rect",
   {
    "x": "3",
    "y": "7",
    "width": "18",
    "height": "4",
    "rx": "1"
   }
  ]
 ],
 "smartphone": [
  [
   "rect",
   {
    "width": "14",
    "height": "20",
    "x": "5",
    "y": "2",
    "rx": "2",
    "ry": "2"
   }
  ],
  [
   "path",
   {
    "d": "M12 18h.01"
   }
  ]
 ],
 "store": [
  [
   "path",
   {
    "d": "M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5"
   }
  ],
  [
   "path",
   {
    "d": "M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244"
   }
  ],
  [
   "path",
   {
    "d": "M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05"
   }
  ]
 ],
 "wallet": [
  [
   "path",
   {
    "d": "M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1"
   }
  ],
  [
   "path",
   {
    "d": "M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4"
   }
  ]
 ]
},
} as unknown as RouteModule
