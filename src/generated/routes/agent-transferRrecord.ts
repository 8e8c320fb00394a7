// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "agent.record.title",
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
  "record": {
   "block": "list",
   "rows": "POST /web/UserExtendRecordList",
   "body": {
    "kind": "all"
   },
   "tabs": {
    "param": "kind",
    "items": {
     "all": {
      "value": "all",
      "label": "common.all"
     },
     "out": {
      "value": "out",
      "label": "agent.record.out"
     },
     "share": {
      "value": "share",
      "label": "agent.record.share"
     },
     "purchase": {
      "value": "purchase",
      "label": "agent.record.purchase"
     }
    }
   },
   "key": "row.transfer_no",
   "show": {
    "title": "row.nickname",
    "image": "row.avatar_url",
    "badge": {
     "value": "row.kind",
     "words": {
      "out": "agent.record.out",
      "share": "agent.record.share",
      "purchase": "agent.record.purchase"
     },
     "tones": {
      "share": "good",
      "purchase": "primary"
     }
    },
    "figure": {
     "value": "row.coins",
     "format": "count"
    },
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id"
     },
     "time": {
      "label": "agent.record.time",
      "value": "row.created_at",
      "format": "time"
     }
    }
   },
   "detail": {
    "title": "agent.record.one",
    "badge": {
     "value": "row.kind",
     "words": {
      "out": "agent.record.out",
      "share": "agent.record.share",
      "purchase": "agent.record.purchase"
     },
     "tones": {
      "share": "good",
      "purchase": "primary"
     }
    },
    "figure": {
     "label": "agent.coins",
     "value": "row.coins",
     "format": "count"
    },
    "lines": {
     "number": {
      "label": "agent.record.number",
      "value": "row.transfer_no",
      "format": "id",
      "copy": true
     },
     "user": {
      "label": "agent.record.user",
      "value": "row.nickname"
     },
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id",
      "copy": true
     },
     "agent": {
      "label": "agent.record.agent",
      "value": "row.agent_name",
      "when": {
       "row.agent_name": {
        "exists": true
       }
      }
     },
     "upper": {
      "label": "agent.record.upper",
      "value": "row.upper_name",
      "when": {
       "row.upper_name": {
        "exists": true
       }
      }
     },
     "upperCoins": {
      "label": "agent.record.upperCoins",
      "value": "row.upper_coins",
      "format": "count",
      "when": {
       "row.upper_coins": {
        "exists": true
       }
      }
     },
     "time": {
      "label": "agent.record.time",
      "value": "row.created_at",
      "format": "time"
     }
    }
   },
   "empty": {
    "text": "agent.record.empty",
    "action": {
     "do": "link",
     "label": "agent.coin.title",
     "tone": "primary",
     "to": "/agent/coin"
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
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
 }
},
  sources: {},
  forms: {  },
  icons: {},
} as unknown as RouteModule
