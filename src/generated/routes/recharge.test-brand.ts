// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { PageConfig } from '@pagewright/engine/language'
import type { RouteModule } from '@pagewright/engine/site'
import { form as recharge } from '../forms/recharge'

const page = {
 "title": "recharge.title",
 "access": "open",
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
  "recharge": {
   "block": "form",
   "form": "recharge",
   "fields": {
    "user_id": {
     "label": "recharge.userId",
     "help": "recharge.userId.help",
     "icon": "id-card",
     "messages": {
      "required": "recharge.userId.empty",
      "minLength": "recharge.userId.empty"
     },
     "check": {
      "call": "POST /withoutsign/payment/user",
      "body": {
       "user_id": {
        "from": "form.user_id"
       }
      },
      "shows": "answer.nickname",
      "image": "answer.avatar_url",
      "failed": "recharge.userId.unknown"
     }
    },
    "country_id": {
     "label": "recharge.country",
     "widget": "sheet",
     "messages": {
      "required": "recharge.country.empty"
     },
     "options": {
      "call": "POST /withoutsign/country",
      "value": "row.id",
      "label": "row.name",
      "image": "row.icon"
     }
    },
    "method_id": {
     "label": "recharge.method",
     "widget": "cards",
     "messages": {
      "required": "recharge.method.empty"
     },
     "options": {
      "call": "POST /withoutsign/payment/methods",
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
    "call": "POST /withoutsign/payment/createOrder",
    "label": "recharge.submit",
    "tone": "primary",
    "failed": "recharge.failed",
    "reasons": {
     "1002": "recharge.userId.unknown",
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
  "questions": {
   "block": "text",
   "title": "recharge.faq",
   "look": "questions",
   "items": {
    "how": {
     "title": "recharge.faq.how",
     "text": "recharge.faq.how.text"
    },
    "wrong": {
     "title": "recharge.faq.wrong",
     "text": "recharge.faq.wrong.text"
    },
    "refund": {
     "title": "recharge.faq.refund",
     "text": "recharge.faq.refund.text"
    }
   }
  },
  "language": {
   "block": "links",
   "links": {
    "language": {
     "do": "language",
     "label": "account.language",
     "icon": "languages"
    }
   }
  }
 },
 "order": [
  "recharge",
  "language",
  "questions"
 ]
} as const satisfies PageConfig

export const route = {
  page,
  problems: [],
  endpoints: {
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
 "POST /withoutsign/payment/createOrder": {
  "kind": "money",
  "request": {
   "properties": {
    "user_id": {},
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
     "from": "body.user_id"
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
    "1002",
    "1005",
    "1101",
    "1102",
    "1104",
    "1310"
   ]
  }
 },
 "POST /withoutsign/payment/methods": {
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
 },
 "POST /withoutsign/payment/user": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    },
    "duid": {
     "type": "string"
    },
    "nickname": {
     "type": "string"
    },
    "avatar_url": {
     "type": "string"
    },
    "country_id": {
     "type": "string"
    },
    "country_name": {
     "type": "string"
    },
    "country_icon": {
     "type": "string"
    }
   },
   "required": [
    "uid",
    "duid",
    "nickname",
    "country_id"
   ]
  }
 }
},
  sources: {},
  forms: { recharge },
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
 "id-card": [
  [
   "path",
   {
    "d": "M13 19a4 4 0 00-8 0"
   }
  ],
  [
   "path",
   {
    "d": "M16 10h2"
   }
  ],
  [
   "path",
   {
    "d": "M16 14h2"
   }
  ],
  [
   "circle",
   {
    "cx": "9",
    "cy": "12",
    "r": "3"
   }
  ],
  [
   "rect",
   {
    "x": "2",
    "y": "5",
    "width": "20",
    "height": "14",
    "rx": "2"
   }
  ]
 ],
 "languages": [
  [
   "path",
   {
    "d": "m5 8 6 6"
   }
  ],
  [
   "path",
   {
    "d": "m4 14 6-6 2-3"
   }
  ],
  [
   "path",
   {
    "d": "M2 5h12"
   }
  ],
  [
   "path",
   {
    "d": "M7 2h1"
   }
  ],
  [
   "path",
   {
    "d": "m22 22-5-10-5 10"
   }
  ],
  [
   "path",
   {
    "d": "M14 18h6"
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
 ]
},
} as unknown as RouteModule
