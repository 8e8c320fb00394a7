// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'
import { form as withdraw } from '../forms/withdraw'

const page = {
 "title": "withdraw.title",
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
  "settlement": {
   "block": "text",
   "look": "notice",
   "tone": "warn",
   "items": {
    "today": {
     "title": "settlement.title",
     "text": "settlement.today",
     "when": {
      "user.settlement_days": 0
     }
    },
    "soon": {
     "title": "settlement.title",
     "text": {
      "say": "settlement.soon",
      "with": {
       "count": {
        "from": "data.settings.settlement_warn_days"
       }
      }
     },
     "when": {
      "user.settlement_days": {
       "min": 1,
       "below": {
        "from": "data.settings.settlement_warn_days"
       }
      }
     }
    }
   }
  },
  "balance": {
   "block": "record",
   "call": "POST /web/MyAccountInfo",
   "look": "hero",
   "cells": {
    "diamonds": {
     "label": "account.diamonds",
     "value": "row.diamonds",
     "format": "money",
     "big": true
    }
   }
  },
  "over": {
   "block": "text",
   "look": "notice",
   "tone": "danger",
   "when": {
    "data.withdrawal.weekly_left": 0
   },
   "items": {
    "over": {
     "text": "withdraw.week.over"
    }
   }
  },
  "withdraw": {
   "block": "form",
   "form": "withdraw",
   "fields": {
    "agent_uid": {
     "label": "order.reseller",
     "help": "withdraw.reseller.help",
     "widget": "sheet",
     "messages": {
      "required": "withdraw.reseller.empty"
     },
     "options": {
      "call": "POST /web/agent/list",
      "value": "row.uid",
      "label": "row.nickname",
      "note": "row.country_name",
      "image": "row.avatar_url"
     }
    },
    "method_id": {
     "label": "order.method",
     "widget": "cards",
     "messages": {
      "required": "method.channel.empty"
     },
     "options": {
      "call": "GET /web/withdrawal/method/list",
      "body": {
       "agent_uid": {
        "from": "form.agent_uid"
       }
      },
      "value": "row.id",
      "label": "row.name",
      "note": "row.account_no",
      "image": "row.image_url",
      "first": "withdraw.reseller.first",
      "empty": {
       "text": "withdraw.method.none",
       "action": {
        "do": "link",
        "label": "method.title",
        "to": "/withdraw/add-method"
       }
      }
     }
    },
    "diamonds": {
     "label": "withdraw.diamonds",
     "widget": "amount",
     "icon": "gem",
     "min": {
      "from": "data.withdrawal.min_diamonds"
     },
     "max": {
      "from": "user.diamonds"
     },
     "messages": {
      "required": "withdraw.diamonds.empty",
      "minLength": "withdraw.diamonds.empty",
      "minimum": "withdraw.diamonds.min",
      "maximum": "withdraw.balance"
     }
    }
   },
   "submit": {
    "do": "call",
    "call": "POST /web/withdrawal/order",
    "label": "withdraw.submit",
    "tone": "primary",
    "ask": {
     "title": {
      "say": "withdraw.ask",
      "with": {
       "num": {
        "from": "form.diamonds",
        "format": "money"
       }
      }
     },
     "text": "withdraw.ask.text",
     "ok": "withdraw.submit"
    },
    "done": "withdraw.done",
    "failed": "withdraw.failed",
    "reasons": {
     "1306": "withdraw.week.over",
     "1307": "withdraw.few",
     "1308": "withdraw.balance",
     "1311": "withdraw.reseller.gone",
     "1312": "withdraw.kind",
     "1313": "withdraw.small"
    },
    "then": {
     "to": "/withdraw/order"
    }
   }
  },
  "limits": {
   "block": "text",
   "title": "withdraw.rules",
   "items": {
    "week": {
     "text": {
      "say": "withdraw.week",
      "with": {
       "limit": {
        "from": "data.withdrawal.weekly_limit"
       },
       "left": {
        "from": "data.withdrawal.weekly_left"
       }
      }
     },
     "when": {
      "data.withdrawal.weekly_limit": {
       "exists": true
      },
      "data.withdrawal.weekly_left": {
       "exists": true
      }
     }
    },
    "diamonds": {
     "text": {
      "say": "withdraw.min",
      "with": {
       "num": {
        "from": "data.withdrawal.min_diamonds",
        "format": "count"
       }
      }
     },
     "when": {
      "data.withdrawal.min_diamonds": {
       "exists": true
      }
     }
    },
    "amount": {
     "text": {
      "say": "withdraw.minAmount",
      "with": {
       "amount": {
        "from": "data.withdrawal.min_amount",
        "format": "money"
       },
       "currency": {
        "from": "data.withdrawal.currency"
       }
      }
     },
     "when": {
      "data.withdrawal.min_amount": {
       "exists": true
      },
      "data.withdrawal.currency": {
       "exists": true
      }
     }
    },
    "rate": {
     "text": {
      "say": "withdraw.rate",
      "with": {
       "num": {
        "from": "data.withdrawal.diamonds_per_unit",
        "format": "count"
       },
       "currency": {
        "from": "data.withdrawal.currency"
       }
      }
     },
     "when": {
      "data.withdrawal.diamonds_per_unit": {
       "exists": true
      },
      "data.withdrawal.currency": {
       "exists": true
      }
     }
    },
    "lag": {
     "text": {
      "say": "order.lag",
      "with": {
       "min": {
        "from": "data.withdrawal.receipt_hours_min"
       },
       "max": {
        "from": "data.withdrawal.receipt_hours_max"
       }
      }
     },
     "when": {
      "data.withdrawal.receipt_hours_min": {
       "exists": true
      },
      "data.withdrawal.receipt_hours_max": {
       "exists": true
      }
     }
    }
   }
  },
  "ways": {
   "block": "links",
   "links": {
    "orders": {
     "do": "link",
     "label": "order.title",
     "icon": "receipt-text",
     "to": "/withdraw/order"
    },
    "accounts": {
     "do": "link",
     "label": "account.methods",
     "icon": "wallet-cards",
     "to": "/withdraw/account"
    },
    "whatsApp": {
     "do": "native",
     "label": "inApp.whatsApp",
     "icon": "message-circle",
     "call": "openThirdApp",
     "args": {
      "app": "whatsapp"
     }
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "GET /web/withdrawal/method/list": {
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
       "channel_id": {
        "type": "string"
       },
       "name": {
        "type": "string"
       },
       "image_url": {
        "type": "string"
       },
       "kind": {
        "type": "string"
       },
       "holder": {
        "type": "string"
       },
       "account_no": {
        "type": "string"
       },
       "bank_name": {
        "type": "string"
       },
       "iban": {
        "type": "string"
       },
       "network": {
        "type": "string"
       },
       "created_at": {
        "type": "integer"
       }
      },
      "required": [
       "id",
       "channel_id",
       "name",
       "image_url",
       "kind",
       "holder",
       "account_no",
       "created_at"
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
 "POST /web/agent/list": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
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
       "country_icon": {
        "type": "string"
       },
       "country_id": {
        "type": "string"
       },
       "country_name": {
        "type": "string"
       },
       "completed_total": {
        "type": "integer"
       }
      },
      "required": [
       "uid",
       "duid",
       "nickname",
       "country_id",
       "completed_total"
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
 "POST /web/settings/kv": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "max_images": {
     "type": "integer"
    },
    "image_max_bytes": {
     "type": "integer"
    },
    "auto_confirm_days": {
     "type": "integer"
    },
    "auto_cancel_days": {
     "type": "integer"
    },
    "customer_contact": {
     "type": "string"
    },
    "min_recharge": {
     "type": "string"
    },
    "max_recharge": {
     "type": "string"
    },
    "recharge_amounts": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "max_transfer": {
     "type": "integer"
    },
    "settlement_warn_days": {
     "type": "integer"
    },
    "receipt_hours_min": {
     "type": "integer"
    },
    "receipt_hours_max": {
     "type": "integer"
    }
   }
  }
 },
 "POST /web/withdrawal/config": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "min_diamonds": {
     "type": "string"
    },
    "weekly_limit": {
     "type": "integer"
    },
    "weekly_left": {
     "type": "integer"
    },
    "min_amount": {
     "type": "string"
    },
    "auto_confirm_days": {
     "type": "integer"
    },
    "auto_cancel_days": {
     "type": "integer"
    },
    "max_proof_images": {
     "type": "integer"
    },
    "receipt_hours_min": {
     "type": "integer"
    },
    "receipt_hours_max": {
     "type": "integer"
    },
    "diamonds_per_unit": {
     "type": "integer"
    },
    "currency": {
     "type": "string"
    },
    "to_process": {
     "type": "integer"
    },
    "to_confirm": {
     "type": "integer"
    }
   }
  }
 },
 "POST /web/withdrawal/order": {
  "kind": "money",
  "request": {
   "properties": {
    "agent_uid": {},
    "method_id": {},
    "diamonds": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {
    "order_no": {
     "type": "string"
    }
   },
   "required": [
    "order_no"
   ]
  },
  "outcome": {
   "call": "POST /web/withdrawal/order/list",
   "body": {
    "status": "all"
   },
   "list": true,
   "time": "requested_at",
   "match": [
    {
     "row.diamonds": {
      "from": "body.diamonds"
     },
     "row.reseller.uid": {
      "from": "body.agent_uid"
     }
    }
   ],
   "ref": "order_no",
   "refusals": [
    "1102",
    "1306",
    "1307",
    "1308",
    "1310",
    "1311",
    "1312",
    "1313",
    "1314"
   ]
  }
 },
 "POST /web/withdrawal/order/list": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "order_no": {
        "type": "string"
       },
       "amount": {
        "type": "string"
       },
       "currency": {
        "type": "string"
       },
       "diamonds": {
        "type": "string"
       },
       "status": {
        "type": "string"
       },
       "reseller": {
        "type": "object",
        "properties": {
         "uid": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "avatar_url": {
          "type": "string"
         },
         "duid": {
          "type": "string"
         }
        },
        "required": [
         "uid",
         "name"
        ]
       },
       "user": {
        "type": "object",
        "properties": {
         "uid": {
          "type": "string"
         },
         "name": {
          "type": "string"
         },
         "avatar_url": {
          "type": "string"
         },
         "duid": {
          "type": "string"
         }
        },
        "required": [
         "uid",
         "name"
        ]
       },
       "method": {
        "type": "object",
        "properties": {
         "name": {
          "type": "string"
         },
         "image_url": {
          "type": "string"
         },
         "account": {
          "type": "string"
         },
         "kind": {
          "type": "string"
         },
         "holder": {
          "type": "string"
         },
         "bank_name": {
          "type": "string"
         },
         "iban": {
          "type": "string"
         },
         "network": {
          "type": "string"
         }
        },
        "required": [
         "name",
         "image_url",
         "account"
        ]
       },
       "requested_at": {
        "type": "integer"
       },
       "expected_at": {
        "type": "integer"
       },
       "transferred_at": {
        "type": "integer"
       },
       "completed_at": {
        "type": "integer"
       },
       "cancelled_at": {
        "type": "integer"
       },
       "closed_at": {
        "type": "integer"
       },
       "auto_at": {
        "type": "integer"
       },
       "reason": {
        "type": "string"
       },
       "after_sale": {
        "type": "object",
        "properties": {
         "state": {
          "type": "string"
         },
         "kind": {
          "type": "string"
         },
         "since": {
          "type": "integer"
         },
         "amount": {
          "type": "string"
         },
         "text": {
          "type": "string"
         },
         "images": {
          "type": "array",
          "items": {
           "type": "string"
          }
         },
         "reprocessed_at": {
          "type": "integer"
         }
        },
        "required": [
         "state"
        ]
       },
       "proof": {
        "type": "array",
        "items": {
         "type": "object",
         "properties": {
          "url": {
           "type": "string"
          },
          "uploaded_at": {
           "type": "integer"
          }
         },
         "required": [
          "url",
          "uploaded_at"
         ]
        }
       },
       "can_dispute": {
        "type": "boolean"
       }
      },
      "required": [
       "order_no",
       "amount",
       "currency",
       "diamonds",
       "status",
       "reseller",
       "user",
       "method",
       "requested_at",
       "after_sale",
       "proof",
       "can_dispute"
      ]
     }
    },
    "has_more": {}
   },
   "required": [
    "list"
   ]
  }
 }
},
  sources: {
 "settings": {
  "call": "POST /web/settings/kv"
 },
 "withdrawal": {
  "call": "POST /web/withdrawal/config"
 }
},
  forms: { withdraw },
  icons: {
 "gem": [
  [
   "path",
   {
    "d": "M10.5 3 8 9l4 13 4-13-2.5-6"
   }
  ],
  [
   "path",
   {
    "d": "M17 3a2 2 0 0 1 1.6.8l3 4a2 2 0 0 1 .013 2.382l-7.99 10.986a2 2 0 0 1-3.247 0l-7.99-10.986A2 2 0 0 1 2.4 7.8l2.998-3.997A2 2 0 0 1 7 3z"
   }
  ],
  [
   "path",
   {
    "d": "M2 9h20"
   }
  ]
 ],
 "message-circle": [
  [
   "path",
   {
    "d": "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"
   }
  ]
 ],
 "receipt-text": [
  [
   "path",
   {
    "d": "M13 16H8"
   }
  ],
  [
   "path",
   {
    "d": "M14 8H8"
   }
  ],
  [
   "path",
   {
    "d": "M16 12H8"
   }
  ],
  [
   "path",
   {
    "d": "M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z"
   }
  ]
 ],
 "wallet-cards": [
  [
   "path",
   {
    "d": "M3 11h3.75a2 2 0 0 1 1.6.8l.45.6a4 4 0 0 0 6.4 0l.45-.6a2 2 0 0 1 1.6-.8H21"
   }
  ],
  [
   "path",
   {
    "d": "M3 7h18"
   }
  ],
  [
   "rect",
   {
    "x": "3",
    "y": "3",
    "width": "18",
    "height": "18",
    "rx": "2"
   }
  ]
 ]
},
} as unknown as RouteModule
