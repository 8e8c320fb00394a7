// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'
import { form as methodChange } from '../forms/methodChange'

const page = {
 "title": "account.methods",
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
  "add": {
   "block": "links",
   "look": "buttons",
   "links": {
    "add": {
     "do": "link",
     "label": "method.title",
     "icon": "plus",
     "tone": "primary",
     "to": "/withdraw/add-method"
    }
   }
  },
  "methods": {
   "block": "list",
   "rows": "GET /web/withdrawal/method/list",
   "key": "row.id",
   "show": {
    "title": "row.name",
    "image": "row.image_url",
    "imageShape": "square",
    "lines": {
     "holder": {
      "label": "method.holder",
      "value": "row.holder"
     },
     "account": {
      "label": "method.account",
      "value": "row.account_no",
      "format": "id"
     }
    }
   },
   "detail": {
    "title": {
     "say": "guild.card",
     "with": {
      "name": {
       "from": "row.name"
      }
     }
    },
    "lines": {
     "holder": {
      "label": "method.holder",
      "value": "row.holder"
     },
     "account": {
      "label": "method.account",
      "value": "row.account_no",
      "format": "id",
      "copy": true
     },
     "bank": {
      "label": "method.bank",
      "value": "row.bank_name",
      "when": {
       "row.bank_name": {
        "exists": true
       }
      }
     },
     "iban": {
      "label": "method.iban",
      "value": "row.iban",
      "format": "id",
      "when": {
       "row.iban": {
        "exists": true
       }
      }
     },
     "network": {
      "label": "method.network",
      "value": "row.network",
      "words": {
       "TRC20": "method.network.TRC20",
       "ERC20": "method.network.ERC20",
       "BEP20": "method.network.BEP20",
       "TON": "method.network.TON"
      },
      "when": {
       "row.network": {
        "exists": true
       }
      }
     },
     "added": {
      "label": "method.added",
      "value": "row.created_at",
      "format": "date"
     }
    },
    "actions": {
     "change": {
      "do": "form",
      "label": "method.change",
      "icon": "pencil",
      "tone": "primary",
      "form": "methodChange",
      "incomplete": "common.incomplete",
      "fields": {
       "kind": {
        "label": "method.kind",
        "widget": "hidden",
        "initial": {
         "from": "row.kind"
        }
       },
       "holder": {
        "label": "method.holder",
        "initial": {
         "from": "row.holder"
        }
       },
       "bank_name": {
        "label": "method.bank",
        "initial": {
         "from": "row.bank_name"
        },
        "when": {
         "row.kind": "bank"
        }
       },
       "iban": {
        "label": "method.iban",
        "placeholder": "method.iban.hint",
        "initial": {
         "from": "row.iban"
        },
        "when": {
         "row.kind": "bank"
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
        "initial": {
         "from": "row.network"
        },
        "when": {
         "row.kind": "crypto"
        }
       },
       "account_no": {
        "label": "method.account",
        "help": "method.account.help",
        "initial": {
         "from": "row.account_no"
        }
       }
      },
      "submit": {
       "do": "call",
       "call": "POST /web/withdrawal/method/update",
       "label": "method.submit",
       "tone": "primary",
       "body": {
        "id": {
         "from": "row.id"
        }
       },
       "done": "method.done",
       "failed": "method.failed",
       "reasons": {
        "1310": "common.incomplete"
       },
       "then": "reload"
      }
     },
     "remove": {
      "do": "call",
      "call": "POST /web/withdrawal/method/delete",
      "label": "method.remove",
      "icon": "trash",
      "tone": "danger",
      "body": {
       "id": {
        "from": "row.id"
       }
      },
      "ask": {
       "title": "method.remove.ask",
       "ok": "method.remove"
      },
      "done": "method.removed",
      "failed": "method.remove.failed",
      "reasons": {
       "1315": "method.keepOne"
      },
      "then": "reload"
     }
    }
   },
   "empty": {
    "text": "method.none",
    "action": {
     "do": "link",
     "label": "method.title",
     "tone": "primary",
     "to": "/withdraw/add-method"
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
 "POST /web/withdrawal/method/delete": {
  "kind": "write",
  "request": {
   "properties": {
    "id": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  }
 },
 "POST /web/withdrawal/method/update": {
  "kind": "write",
  "request": {
   "properties": {
    "id": {},
    "holder": {},
    "account_no": {},
    "bank_name": {},
    "iban": {},
    "network": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  }
 }
},
  sources: {},
  forms: { methodChange },
  icons: {
 "pencil": [
  [
   "path",
   {
    "d": "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z"
   }
  ],
  [
   "path",
   {
    "d": "m15 5 4 4"
   }
  ]
 ],
 "plus": [
  [
   "path",
   {
    "d": "M5 12h14"
   }
  ],
  [
   "path",
   {
    "d": "M12 5v14"
   }
  ]
 ],
 "trash": [
  [
   "path",
   {
    "d": "M10 11v6"
   }
  ],
  [
   "path",
   {
    "d": "M14 11v6"
   }
  ],
  [
   "path",
   {
    "d": "M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6"
   }
  ],
  [
   "path",
   {
    "d": "M3 6h18"
   }
  ],
  [
   "path",
   {
    "d": "M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"
   }
  ]
 ]
},
} as unknown as RouteModule
