// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'
import { form as transfer } from '../forms/transfer'

const page = {
 "title": "agent.coin.title",
 "access": "guarded",
 "login": "/agent/login",
 "needs": {
  "agent": {
   "when": {
    "user.is_agent": true
   },
   "otherwise": "agent.only",
   "action": {
    "do": "link",
    "label": "home.back",
    "tone": "primary",
    "to": "/"
   }
  }
 },
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
  "balance": {
   "block": "record",
   "call": "POST /web/AgentGold",
   "look": "hero",
   "cells": {
    "coins": {
     "label": "agent.coins",
     "value": "row.coins",
     "format": "count",
     "big": true
    }
   }
  },
  "transfer": {
   "block": "form",
   "title": "agent.transfer.title",
   "form": "transfer",
   "fields": {
    "receiver_id": {
     "label": "recharge.userId",
     "help": "agent.transfer.receiver.help",
     "icon": "id-card",
     "messages": {
      "required": "agent.transfer.receiver.empty",
      "minLength": "agent.transfer.receiver.empty"
     },
     "check": {
      "call": "POST /web/user/info",
      "body": {
       "user_id": {
        "from": "form.receiver_id"
       }
      },
      "shows": "answer.nickname",
      "image": "answer.avatar_url",
      "failed": "recharge.userId.unknown"
     }
    },
    "amount": {
     "label": "agent.transfer.amount",
     "widget": "number",
     "icon": "coins",
     "max": {
      "from": "data.settings.max_transfer"
     },
     "messages": {
      "required": "agent.transfer.amount.empty",
      "maximum": "agent.transfer.max"
     }
    }
   },
   "submit": {
    "do": "call",
    "call": "POST /web/AgentGold",
    "label": "agent.transfer.submit",
    "tone": "primary",
    "ask": {
     "title": {
      "say": "agent.transfer.ask",
      "with": {
       "amount": {
        "from": "form.amount",
        "format": "count"
       },
       "id": {
        "from": "form.receiver_id"
       }
      }
     },
     "text": "agent.transfer.text",
     "ok": "agent.transfer.submit"
    },
    "done": "agent.transfer.done",
    "failed": "agent.transfer.failed",
    "reasons": {
     "1002": "recharge.userId.unknown",
     "1003": "agent.transfer.country",
     "1105": "agent.transfer.over",
     "1106": "agent.transfer.self",
     "1308": "agent.transfer.balance"
    },
    "then": {
     "to": "/agent/transferRrecord"
    }
   }
  },
  "bounds": {
   "block": "text",
   "look": "notice",
   "items": {
    "max": {
     "text": {
      "say": "agent.transfer.bound",
      "with": {
       "num": {
        "from": "data.settings.max_transfer",
        "format": "count"
       }
      }
     },
     "when": {
      "data.settings.max_transfer": {
       "exists": true
      }
     }
    }
   }
  },
  "ways": {
   "block": "links",
   "links": {
    "record": {
     "do": "link",
     "label": "agent.record.title",
     "icon": "receipt-text",
     "to": "/agent/transferRrecord"
    },
    "buy": {
     "do": "link",
     "label": "agent.buy",
     "icon": "coins",
     "to": "/app-recharge"
    },
    "home": {
     "do": "link",
     "label": "home.back",
     "icon": "house",
     "to": "/"
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/AgentGold": {
  "kind": "money",
  "request": {
   "properties": {
    "receiver_id": {},
    "amount": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {
    "coins": {
     "type": "integer"
    },
    "transfer_no": {
     "type": "string"
    },
    "upper_name": {
     "type": "string"
    },
    "upper_coins": {
     "type": "integer"
    }
   },
   "required": [
    "coins"
   ]
  },
  "outcome": {
   "call": "POST /web/UserExtendRecordList",
   "body": {
    "kind": "out"
   },
   "list": true,
   "time": "created_at",
   "match": [
    {
     "row.coins": {
      "from": "body.amount"
     },
     "row.uid": {
      "from": "body.receiver_id"
     }
    },
    {
     "row.coins": {
      "from": "body.amount"
     },
     "row.duid": {
      "from": "body.receiver_id"
     }
    }
   ],
   "ref": "transfer_no",
   "refusals": [
    "1002",
    "1003",
    "1004",
    "1102",
    "1105",
    "1106",
    "1308"
   ]
  }
 },
 "POST /web/UserExtendRecordList": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "transfer_no": {
        "type": "string"
       },
       "kind": {
        "type": "string"
       },
       "coins": {
        "type": "integer"
       },
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
       "agent_name": {
        "type": "string"
       },
       "upper_name": {
        "type": "string"
       },
       "upper_coins": {
        "type": "integer"
       },
       "created_at": {
        "type": "integer"
       }
      },
      "required": [
       "transfer_no",
       "kind",
       "coins",
       "uid",
       "duid",
       "nickname",
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
 "POST /web/user/info": {
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
  sources: {
 "settings": {
  "call": "POST /web/settings/kv"
 }
},
  forms: { transfer },
  icons: {
 "coins": [
  [
   "path",
   {
    "d": "M13.744 17.736a6 6 0 1 1-7.48-7.48"
   }
  ],
  [
   "path",
   {
    "d": "M15 6h1v4"
   }
  ],
  [
   "path",
   {
    "d": "m6.134 14.768.866-.5 2 3.464"
   }
  ],
  [
   "circle",
   {
    "cx": "16",
    "cy": "8",
    "r": "6"
   }
  ]
 ],
 "house": [
  [
   "path",
   {
    "d": "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"
   }
  ],
  [
   "path",
   {
    "d": "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
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
 ]
},
} as unknown as RouteModule
