// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "guild.member.title",
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
  "members": {
   "block": "list",
   "rows": "POST /web/guild/member",
   "body": {
    "gid": {
     "from": "user.guild_id"
    }
   },
   "search": {
    "param": "keyword",
    "placeholder": "guild.member.search"
   },
   "filters": {
    "role": {
     "param": "role",
     "label": "guild.role",
     "items": {
      "all": {
       "value": "all",
       "label": "common.all"
      },
      "owner": {
       "value": "owner",
       "label": "role.owner"
      },
      "admin": {
       "value": "admin",
       "label": "role.admin"
      },
      "member": {
       "value": "member",
       "label": "role.member"
      }
     }
    }
   },
   "key": "row.uid",
   "show": {
    "title": "row.nickname",
    "image": "row.avatar_url",
    "badge": {
     "value": "row.role",
     "words": {
      "owner": "role.owner",
      "admin": "role.admin",
      "member": "role.member"
     },
     "tones": {
      "owner": "primary",
      "admin": "good"
     }
    },
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id"
     },
     "joined": {
      "label": "guild.member.joined",
      "value": "row.joined_at",
      "format": "date"
     }
    }
   },
   "detail": {
    "title": {
     "say": "guild.member.card",
     "with": {
      "name": {
       "from": "row.nickname"
      }
     }
    },
    "badge": {
     "value": "row.role",
     "words": {
      "owner": "role.owner",
      "admin": "role.admin",
      "member": "role.member"
     },
     "tones": {
      "owner": "primary",
      "admin": "good"
     }
    },
    "lines": {
     "duid": {
      "label": "account.id",
      "value": "row.duid",
      "format": "id",
      "copy": true
     },
     "joined": {
      "label": "guild.member.joined",
      "value": "row.joined_at",
      "format": "date"
     }
    },
    "actions": {
     "setAdmin": {
      "do": "call",
      "call": "POST /web/guild/member/set_role",
      "label": "guild.member.setAdmin",
      "tone": "primary",
      "when": {
       "user.guild_role": "owner",
       "row.role": "member"
      },
      "body": {
       "gid": {
        "from": "row.gid"
       },
       "uid": {
        "from": "row.uid"
       },
       "role": "admin"
      },
      "done": "guild.member.setAdmin.done",
      "failed": "guild.member.setAdmin.failed",
      "then": "reload"
     },
     "unsetAdmin": {
      "do": "call",
      "call": "POST /web/guild/member/set_role",
      "label": "guild.member.unsetAdmin",
      "when": {
       "user.guild_role": "owner",
       "row.role": "admin"
      },
      "body": {
       "gid": {
        "from": "row.gid"
       },
       "uid": {
        "from": "row.uid"
       },
       "role": "member"
      },
      "ask": "guild.member.unsetAdmin.ask",
      "done": "guild.member.unsetAdmin.done",
      "failed": "guild.member.unsetAdmin.failed",
      "then": "reload"
     },
     "remove": {
      "do": "call",
      "call": "POST /web/guild/member/remove",
      "label": "guild.member.remove",
      "tone": "danger",
      "when": {
       "user.guild_role": "owner",
       "row.role": {
        "in": [
         "member",
         "admin"
        ]
       }
      },
      "enabled": {
       "when": {
        "now.day": {
         "in": [
          2,
          3,
          4,
          17,
          18,
          19
         ]
        }
       },
       "otherwise": "guild.member.remove.closed"
      },
      "body": {
       "gid": {
        "from": "row.gid"
       },
       "uid": {
        "from": "row.uid"
       }
      },
      "ask": {
       "title": "guild.member.remove.ask",
       "text": "guild.member.remove.text",
       "ok": "guild.member.remove"
      },
      "done": "guild.member.removed",
      "failed": "guild.member.remove.failed",
      "then": "reload"
     },
     "profile": {
      "do": "native",
      "label": "inApp.profile",
      "icon": "circle-user-round",
      "call": "jumpToUser",
      "args": {
       "uid": {
        "from": "row.uid"
       }
      }
     }
    }
   },
   "empty": {
    "text": "guild.member.empty"
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /web/guild/member": {
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
       "role": {
        "type": "string"
       },
       "country_icon": {
        "type": "string"
       },
       "joined_at": {
        "type": "integer"
       }
      },
      "required": [
       "gid",
       "uid",
       "duid",
       "nickname",
       "role",
       "joined_at"
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
 "POST /web/guild/member/remove": {
  "kind": "write",
  "request": {
   "properties": {
    "gid": {},
    "uid": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {}
  }
 },
 "POST /web/guild/member/set_role": {
  "kind": "write",
  "request": {
   "properties": {
    "gid": {},
    "uid": {},
    "role": {}
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
  icons: {
 "circle-user-round": [
  [
   "path",
   {
    "d": "M17.925 20.056a6 6 0 0 0-11.851.001"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "11",
    "r": "4"
   }
  ],
  [
   "circle",
   {
    "cx": "12",
    "cy": "12",
    "r": "10"
   }
  ]
 ]
},
} as unknown as RouteModule
