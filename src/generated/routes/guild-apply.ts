// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "guild.apply.title",
 "needs": {
  "guild": {
   "when": {
    "user.guild_id": {
     "exists": true
    }
   },
   "otherwise": "guild.none",
   "action": {
    "do": "link",
    "label": "guild.list.title",
    "tone": "primary",
    "to": "/guild/list"
   }
  },
  "leader": {
   "when": {
    "user.guild_role": {
     "in": [
      "owner",
      "admin"
     ]
    }
   },
   "otherwise": "guild.leaders.only",
   "action": {
    "do": "link",
    "label": "guild.home.title",
    "tone": "primary",
    "to": "/guild"
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
  "rule": {
   "block": "text",
   "look": "notice",
   "when": {
    "user.guild_role": "admin"
   },
   "items": {
    "rule": {
     "text": "guild.apply.ownerOnly"
    }
   }
  },
  "applications": {
   "block": "list",
   "rows": "POST /web/guild/apply_list",
   "body": {
    "gid": {
     "from": "user.guild_id"
    }
   },
   "tabs": {
    "param": "status",
    "items": {
     "all": {
      "value": "all",
      "label": "common.all"
     },
     "pending": {
      "value": "pending",
      "label": "review.pending"
     },
     "agreed": {
      "value": "agreed",
      "label": "review.agreed"
     },
     "rejected": {
      "value": "rejected",
      "label": "review.rejected"
     }
    }
   },
   "search": {
    "param": "keyword",
    "placeholder": "guild.member.search"
   },
   "key": "row.uid",
   "show": {
    "title": "row.nickname",
    "image": "row.avatar_url",
    "badge": {
     "value": "row.status",
     "words": {
      "pending": "review.pending",
      "agreed": "review.agreed",
      "rejected": "review.rejected"
     },
     "tones": {
      "pending": "warn",
      "agreed": "good",
      "rejected": "danger"
     }
    },
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id"
     },
     "applied": {
      "label": "review.applied",
      "value": "row.applied_at",
      "format": "time"
     },
     "processed": {
      "label": "review.processed",
      "value": "row.processed_at",
      "format": "time",
      "when": {
       "row.processed_at": {
        "exists": true
       }
      }
     }
    }
   },
   "actions": {
    "agree": {
     "do": "call",
     "call": "POST /web/guild/apply_process",
     "label": "review.agree",
     "tone": "primary",
     "when": {
      "user.guild_role": "owner",
      "row.status": "pending"
     },
     "body": {
      "gid": {
       "from": "row.gid"
      },
      "uid": {
       "from": "row.uid"
      },
      "result": "agreed"
     },
     "done": "review.agree.done",
     "failed": "guild.apply.agree.failed",
     "reasons": {
      "1208": "guild.apply.elsewhere",
      "1209": "review.done"
     },
     "then": "reload"
    },
    "reject": {
     "do": "call",
     "call": "POST /web/guild/apply_process",
     "label": "review.reject",
     "tone": "danger",
     "when": {
      "user.guild_role": "owner",
      "row.status": "pending"
     },
     "body": {
      "gid": {
       "from": "row.gid"
      },
      "uid": {
       "from": "row.uid"
      },
      "result": "rejected"
     },
     "ask": {
      "title": "guild.apply.reject.ask",
      "ok": "review.reject"
     },
     "done": "review.reject.done",
     "failed": "guild.apply.reject.failed",
     "reasons": {
      "1209": "review.done"
     },
     "then": "reload"
    }
   },
   "empty": {
    "text": "guild.apply.empty"
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/apply_list": {
  "kind": "read",
  "response": {
   "type": "object",
   "properties": {
    "list": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "gid": {
        "type": "string"
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
       "country_icon": {
        "type": "string"
       },
       "status": {
        "type": "string"
       },
       "applied_at": {
        "type": "integer"
       },
       "processed_at": {
        "type": "integer"
       }
      },
      "required": [
       "gid",
       "uid",
       "duid",
       "nickname",
       "status",
       "applied_at"
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
 "POST /web/guild/apply_process": {
  "kind": "write",
  "request": {
   "properties": {
    "gid": {},
    "uid": {},
    "result": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  }
 }
},
  sources: {},
  forms: {  },
  icons: {},
} as unknown as RouteModule
